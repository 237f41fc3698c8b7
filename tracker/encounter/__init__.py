"""What is on the table and what was done to it: values, decisions and history.

No I/O, clock, randomness of its own, words for people, pydantic or Textual may enter.
"""
