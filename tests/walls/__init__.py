"""Tests of the house itself: sizes, imports, words and what lies in the repository."""
