"""5e arithmetic on plain values: what a number is and by which rule.

Knows no encounter; no I/O, clock, randomness of its own, words for people or Textual may enter.
"""
