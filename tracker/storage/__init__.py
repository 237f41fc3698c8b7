"""Files, whole or not at all: documents, journals, locks, backups, and openings written by hand.

Nothing here knows a rule; stat blocks are found by a function that is handed in.
"""
