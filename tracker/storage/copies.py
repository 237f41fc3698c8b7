"""Other places for a fight: the copy that was asked for, and the one made when its own is gone."""

from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.storage import places
from tracker.storage.files import Disk, write_whole
from tracker.storage.whole import free_copy, not_saved


def save_copy(disk: Disk, path: Path, data: bytes) -> None:
    """All of it in a new file; `Refused` when there is one of that name or no room."""
    try:
        if disk.stamp(path) is not None:
            raise Refused("file-exists", path=str(path))
        write_whole(disk, path, data)
    except OSError as problem:
        raise not_saved(path, problem) from None


def rescued(disk: Disk, path: Path, data: bytes) -> Refused | None:
    """Where the fight of a path that takes nothing lies now; None when nothing takes anything.

    Among the fights, else in a folder of the user alone among the temporary files.
    """
    for folder in (places.fights_folder, private_folder):
        try:
            place = folder() / path.name
            disk.make_folder(place.parent)
            if disk.stamp(place) is not None:
                place = free_copy(disk, place)
            write_whole(disk, place, data)
        except OSError:
            continue
        key = "fight-put-back" if place == path else "fight-rescued"
        return Refused(key, path=str(path), place=str(place))
    return None


def private_folder() -> Path:
    """New, and nobody else may look into it."""
    import tempfile

    return Path(tempfile.mkdtemp(prefix="tracker-"))
