"""Creatures to put on the table: their stat blocks, how to find them, and the SRD's data.

May know `encounter` and `rules`; never the screen, the typed language or the encounter file.
"""
