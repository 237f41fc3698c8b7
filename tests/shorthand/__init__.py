"""Tests of the typed language: every sentence of its reading rules, and the way back to a line."""
