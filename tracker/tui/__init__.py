"""What the DM sees and presses: the only room that knows Textual.

It shows the session's table and asks the session for changes; no rule and no file is touched here.
"""
