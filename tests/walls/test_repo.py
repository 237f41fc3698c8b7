"""The repository holds the project and nothing of the machine it was written on."""

import re

from tests.walls import tree

TOP = {
    ".ci", ".gitattributes", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile",
    "README.md", "encounters", "pyproject.toml", "requirements.lock", "screenshots", "tests",
    "tracker",
}  # fmt: skip
BINARY = {".gz", ".ico", ".mo", ".png", ".xz", ".zst"}
MACHINE = re.compile(
    r"""(?<![\w.~/-])/(?:home|Users|root|work|mnt|opt)/\w   # somebody's folders
    | \b(?:extra-)?index-url\b | \bfind-links\ =           # somebody's registry
    | \b(?:pypi|pythonhosted|npmjs|debian)\.org\b
    """,
    re.VERBOSE,
)
HEADINGS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def read(name: str) -> str:
    """The text of a file at the top."""
    return (tree.ROOT / name).read_text(encoding="utf-8")


def test_the_top_level_holds_only_what_belongs_there() -> None:
    assert not {path.parts[0] for path in tree.files()} - TOP


def test_nothing_names_the_machine_it_was_written_on() -> None:
    texts = [path for path in tree.files() if path.suffix not in BINARY]
    hits = [
        f"{path}:{number} {hit.group().strip()}"
        for path in texts
        if path.name != "test_repo.py"
        for number, line in enumerate((tree.ROOT / path).read_text("utf-8").splitlines(), 1)
        if (hit := MACHINE.search(line))
    ]
    assert not hits


def test_every_locked_package_has_hashes_and_no_address() -> None:
    lock = read("requirements.lock")
    entries = re.split(r"(?m)^(?=[a-z0-9])", lock)[1:]
    assert len(entries) > 30
    assert not [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry]
    assert not [line for line in lock.splitlines() if re.match(r"--|-[a-z] |\S+ @ ", line)]
    assert "://" not in lock


def test_the_lock_has_every_dependency() -> None:
    project = read("pyproject.toml")
    wanted = re.findall(r'^ +"([A-Za-z0-9-]+)(?:==|>=)[^"]*",$', project, re.MULTILINE)
    locked = set(re.findall(r"^([a-z0-9-]+)==", read("requirements.lock"), re.MULTILINE))
    assert len(wanted) > 15
    assert not {name.lower() for name in wanted} - locked


def test_the_changelog_is_kept_as_it_says() -> None:
    text = read("CHANGELOG.md")
    assert text.startswith("# Changelog\n")
    assert re.findall(r"(?m)^## .*", text)[0] == "## [Unreleased]"
    releases = re.findall(r"(?m)^## (.*)", text)[1:]
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", one) for one in releases)
    assert set(re.findall(r"(?m)^### (.*)", text)) <= HEADINGS
    entries = re.findall(r"(?m)^- (.*(?:\n  .*)*)", text)
    assert entries
    assert not [entry for entry in entries if not entry.endswith(".") or ". " in entry]


def test_the_readme_starts_with_the_two_commands() -> None:
    commands = re.findall(r"(?m)^    (.*?)(?: +#.*)?$", read("README.md"))
    assert commands[:2] == ["make run", "make test"]


def test_make_help_knows_every_target() -> None:
    makefile = read("Makefile")
    public = set(re.findall(r"(?m)^\.PHONY: (.*)", makefile)[0].split()) - {"ready", "static"}
    assert set(re.findall(r"(?m)^([a-z]+):.*## ", makefile)) == public
