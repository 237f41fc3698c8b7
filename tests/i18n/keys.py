"""Which keys the program hands to i18n, and with which parameters: read from the source, not run.

A call of `because`, `Reason`, `Refused` and their kin names a key. A function that passes on a key
or the parameters it was given is followed to the calls of that function.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from tests.walls import tree


@dataclass(frozen=True)
class Use:
    """One place that names a key."""

    key: str
    params: frozenset[str]
    place: str


@dataclass(frozen=True)
class Carrier:
    """A callable that takes a key or parameters and hands them on."""

    key: str = ""
    """Fixed key; empty: the argument at `at`."""
    at: int = -1
    name: str = ""
    """Of the argument."""
    params: frozenset[str] = frozenset()
    open: bool = False
    """Whether further keywords are parameters too."""
    tuple_at: int = -1
    """Where the parameters stand as a tuple of pairs."""
    skipped: frozenset[str] = frozenset()
    """Keywords that are no parameters."""
    offset: int = 0
    """1 for methods, whose `self` is not an argument."""


@dataclass
class Scan:
    """What was found: uses, and places whose key nobody can read from the source."""

    uses: set[Use] = field(default_factory=set)
    unread: dict[str, str] = field(default_factory=dict)
    """Place and call."""
    carriers: dict[str, set[Carrier]] = field(default_factory=dict)
    start: frozenset[str] = frozenset()


def name_of(node: ast.expr) -> str:
    """The last name of what is called."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def strings(node: ast.expr | None, function: tree.Function | None) -> set[str] | None:
    """All values a key may have here, or None when the source does not say."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return joined([strings(one, function), strings(other, function)])
        case ast.Subscript(value=ast.Dict(values=values)):
            return joined([strings(value, function) for value in values])
        case ast.Call(func=ast.Attribute(value=ast.Dict(values=values), attr="get"), args=args):
            return joined([strings(value, function) for value in (*values, *args[1:])])
        case ast.BoolOp(values=values):
            return joined([strings(value, function) for value in values])
        case ast.Name(id=name) if function is not None and name not in arguments(function):
            given = [one for one in assigned(function, name) if not speaks_of(one, name)]
            found = [strings(value, function) for value in given]
            return joined(found) if found else None
        case _:
            return None


def speaks_of(value: ast.expr, name: str) -> bool:
    """Whether a local is set to something of itself: that is nothing new."""
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(value))


def joined(parts: list[set[str] | None]) -> set[str] | None:
    """All of them, if all are known."""
    known = [part for part in parts if part is not None]
    return set().union(*known) if len(known) == len(parts) else None


def assigned(function: tree.Function, name: str) -> list[ast.expr]:
    """Everything a local name is set to."""
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and target.id == name
    ]


def arguments(function: tree.Function) -> list[str]:
    """Names of the positional arguments."""
    return [one.arg for one in (*function.args.posonlyargs, *function.args.args)]


def pairs(node: ast.expr | None, function: tree.Function | None) -> frozenset[str]:
    """Names in a tuple of (name, value) pairs."""
    if isinstance(node, ast.Name) and function is not None:
        return frozenset().union(*(pairs(value, function) for value in assigned(function, node.id)))
    if not isinstance(node, ast.Tuple):
        return frozenset()
    firsts = (pair.elts[0] for pair in node.elts if isinstance(pair, ast.Tuple) and pair.elts)
    return frozenset(str(one.value) for one in firsts if isinstance(one, ast.Constant))


def scopes(
    module: ast.Module,
) -> Iterator[tuple[ast.Call, tree.Function | None, ast.ClassDef | None]]:
    """Every call with the function and class around it."""

    def walk(
        node: ast.AST, function: tree.Function | None, owner: ast.ClassDef | None
    ) -> Iterator[tuple[ast.Call, tree.Function | None, ast.ClassDef | None]]:
        if isinstance(node, ast.Call):
            yield node, function, owner
        for child in ast.iter_child_nodes(node):
            inner = child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function
            around = child if isinstance(child, ast.ClassDef) else owner
            yield from walk(child, inner, around)

    return walk(module, None, None)


def argument(call: ast.Call, carrier: Carrier) -> ast.expr | None:
    """The expression of the key."""
    at = carrier.at - carrier.offset
    if 0 <= at < len(call.args):
        return call.args[at]
    return next((one.value for one in call.keywords if one.arg == carrier.name), None)


def params(call: ast.Call, carrier: Carrier, function: tree.Function | None) -> frozenset[str]:
    """Which parameters come with it."""
    found = carrier.params
    if carrier.open:
        found |= {one.arg for one in call.keywords if one.arg} - carrier.skipped - {carrier.name}
    at = carrier.tuple_at
    if 0 <= at < len(call.args):
        found |= pairs(call.args[at], function)
    return found


def passed_on(call: ast.Call, carrier: Carrier, function: tree.Function) -> Carrier | None:
    """The function around a call as a carrier, if it hands on its own key or keywords."""
    taken = arguments(function)
    method = taken[:1] == ["self"]
    more = function.args.kwarg.arg if function.args.kwarg else ""
    is_open = carrier.open and any(
        one.arg is None and isinstance(one.value, ast.Name) and one.value.id == more
        for one in call.keywords
    )
    key = argument(call, carrier)
    fixed = carrier.key or next(iter(strings(key, function) or ()), "")
    named = {one.arg for one in function.args.posonlyargs}
    own = (frozenset(one.arg for one in function.args.kwonlyargs) | frozenset(taken)) - named
    shape = Carrier(params=params(call, carrier, function), open=is_open, skipped=own)
    defaults = dict(zip(reversed(taken), reversed(function.args.defaults), strict=False))
    if isinstance(key, ast.Name) and key.id in [*taken, *own] and key.id not in defaults:
        at = taken.index(key.id) if key.id in taken else -1
        name = "" if key.id in named else key.id
        return replace(shape, at=at, name=name, offset=int(method))
    return replace(shape, key=fixed) if is_open and fixed else None


def scan(start: dict[str, Carrier], *folders: str) -> Scan:
    """Follow these callables through the folders."""
    result = Scan(
        carriers={name: {carrier} for name, carrier in start.items()}, start=frozenset(start)
    )
    while True:
        size = sum(map(len, result.carriers.values()))
        result.uses.clear()
        result.unread.clear()
        for path in tree.sources(*folders):
            for call, function, owner in scopes(tree.parsed(path)):
                look(result, call, function, owner, f"{path}:{call.lineno}")
        if size == sum(map(len, result.carriers.values())):
            return result


def look(
    result: Scan,
    call: ast.Call,
    function: tree.Function | None,
    owner: ast.ClassDef | None,
    place: str,
) -> None:
    """One call: a use, a carrier, or a place that cannot be read."""
    name = name_of(call.func)
    if name == "__init__" and owner is not None and owner.bases:
        name = name_of(owner.bases[0])
    for carrier in tuple(result.carriers.get(name, ())):
        if not carrier.key and argument(call, carrier) is None:
            continue
        more = passed_on(call, carrier, function) if function else None
        if more is not None and function is not None:
            called = owner.name if owner and function.name == "__init__" else function.name
            if called not in result.start:
                result.carriers.setdefault(called, set()).add(more)
            continue
        keys = {carrier.key} if carrier.key else strings(argument(call, carrier), function)
        if keys is None:
            result.unread[place] = ast.unparse(call)
            continue
        found = params(call, carrier, function)
        result.uses |= {Use(key, found, place) for key in keys}


@cache
def reasons() -> Scan:
    """Every reason of the core."""
    start = {
        "because": Carrier(at=1, name="key", open=True),
        "Reason": Carrier(at=1, name="key", tuple_at=2),
    }
    return scan(start, "tracker/rules", "tracker/encounter")


@cache
def refusals() -> Scan:
    """Every refusal of every room."""
    start = {
        "Refused": Carrier(at=0, name="key", open=True),
        "DiceError": Carrier(at=0, name="key", open=True),
    }
    return scan(start, "tracker")


def cases(*folders: str) -> set[str]:
    """Every text that a `match` in these files has an arm for."""
    return {
        pattern.value.value
        for path in tree.sources(*folders)
        for arm in ast.walk(tree.parsed(path))
        if isinstance(arm, ast.match_case)
        for pattern in ast.walk(arm.pattern)
        if isinstance(pattern, ast.MatchValue)
        and isinstance(pattern.value, ast.Constant)
        and isinstance(pattern.value.value, str)
    }


@cache
def things() -> Scan:
    """Every part of a line or file that a refusal may ask for."""
    reading = {name: Carrier(at=0, name="what") for name in ("expected", "missing", "nobody")}
    naming = {name: Carrier(at=0, name="what") for name in ("who", "targets", "within")}
    inside = {name: Carrier(at=-1, name="what") for name in ("refused", "Refused")}
    return scan(reading | naming | inside, "tracker/shorthand", "tracker/encounter/decide")


def classes(*files: str) -> set[str]:
    """Every class that a `match` in these files has an arm for."""
    return {
        name_of(pattern.cls)
        for path in tree.sources(*files)
        for arm in ast.walk(tree.parsed(path))
        if isinstance(arm, ast.match_case)
        for pattern in ast.walk(arm.pattern)
        if isinstance(pattern, ast.MatchClass)
    }
