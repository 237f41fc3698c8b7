"""A combat tracker for a Dungeon Master at the table, run in a terminal."""

__version__ = "0.1.0"
