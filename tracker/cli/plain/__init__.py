"""The plain mode: a fight that is heard, a sentence a change, and typed lines; for screen readers and pipes.

No colour, frame, cursor movement or escape sequence is ever printed here.
"""
