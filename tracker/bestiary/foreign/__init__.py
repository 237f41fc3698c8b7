"""Creatures out of other tools' files: one module per format, one reader for all English prose.

May know `encounter` and `rules`. Nothing here opens a file or says a sentence: text comes in, a
`Haul` with keys and remarks goes out.
"""
