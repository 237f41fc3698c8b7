"""Every word the program says: gettext catalogues, and events turned into sentences.

No rule, no file of an encounter and no Textual may enter; callers hand in values and get plain text.
"""
