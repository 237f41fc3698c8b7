"""`python -m tracker` is the same as `tracker`."""

import sys

from tracker.cli import main

sys.exit(main())
