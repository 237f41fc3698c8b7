"""One function per verb: the reader behind the verb in, the request out. Nothing is decided here."""
