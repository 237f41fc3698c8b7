"""`python -m tests.rules.vectors [DIR]`: run the rule vectors."""

import sys

from tests.rules.run_vectors import main

sys.exit(main(sys.argv[1:]))
