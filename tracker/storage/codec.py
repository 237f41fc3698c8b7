"""Our values to JSON and back, by their annotations.

The shape is plain: a dataclass is an object without the fields that stand at their default, a
NamedTuple an array without trailing defaults, a tuple or set an array. The same shape comes out
of a schema library that reads the same annotations. Of a union of classes, as events are, each is
an object with the one key that names its class.
"""

from typing import Any, get_args

from tracker.storage.decoding import Decode, Undecodable, decoder, many
from tracker.storage.encoding import Encode, encoder

__all__ = ["Decode", "Encode", "Undecodable", "decoder", "encoder", "many", "tagged"]


def tagged(kinds: Any) -> tuple[Encode, Decode]:
    """Writer and reader of a union of classes: an object with the one key that names the class.

    Those of a class are made when it is first met: few files hold every kind of event.
    """
    by_name = {kind.__name__: kind for kind in get_args(kinds)}
    readers: dict[str, Decode] = {}
    writers: dict[Any, Encode] = {}

    def encode(value: Any) -> Any:
        kind: Any = type(value)
        if kind not in writers:
            writers[kind] = encoder(kind)
        return {kind.__name__: writers[kind](value)}

    def decode(value: Any) -> Any:
        if type(value) is not dict or len(value) != 1:
            raise Undecodable("object", value)
        ((name, fields),) = value.items()
        if name not in readers:
            if name not in by_name:
                raise Undecodable("known-field", name, name)
            readers[name] = decoder(by_name[name])
        try:
            return readers[name](fields)
        except Undecodable as fault:
            raise fault.within(name) from None

    return encode, decode
