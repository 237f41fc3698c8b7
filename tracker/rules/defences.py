"""A resistance, immunity or vulnerability as a value (RES-01, RES-02, RES-05, RES-06)."""

from dataclasses import dataclass

ALL = "all"


@dataclass(frozen=True, slots=True)
class Defence:
    """Damage types it covers, and the qualities of an attack that get past it."""

    types: tuple[str, ...]
    """Damage types, or `all` for every damage, typeless included."""
    unless: tuple[str, ...] = ()
    """Any of `magical`, `silvered`, `adamantine` switches it off."""

    def covers(self, damage_type: str, qualities: frozenset[str]) -> bool:
        """Whether damage of this type and these qualities meets the defence."""
        if self.unless and qualities.intersection(self.unless):
            return False
        return damage_type in self.types or ALL in self.types
