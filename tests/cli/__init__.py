"""The command line as somebody types it: what it prints, what it leaves behind, how it ends."""
