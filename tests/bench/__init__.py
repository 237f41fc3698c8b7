"""What the program costs, against the bounds of the design; `python -m tests.bench [--quick]`."""
