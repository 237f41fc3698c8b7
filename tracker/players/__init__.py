"""What players may see: a small value made from permitted facts, and the ways it reaches them.

Nothing that is made here may hold the table, and nothing downstream is given anything else.
"""
