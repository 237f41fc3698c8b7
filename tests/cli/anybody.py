"""A process for which rights of files hold, also where the tests are run by root.

Root may read and write whatever it likes by two capabilities; without them its own files are as
closed to it as their modes say, and it still finds its Python.
"""

import ctypes
import os
import sys

DROP_FROM_BOUNDS = 24
"""Of `prctl`: what a program started from here can never have."""
PAST_MODES = (1, 2)
"""The capabilities to write and to read past the mode of a file."""
ROOT = sys.platform == "linux" and os.geteuid() == 0
LAUNCH = (sys.executable, __file__) if ROOT else ()
"""Put before a command; nothing where modes hold without further ado."""


def bind() -> None:
    """From now on, and for the program that takes this one's place."""
    system = ctypes.CDLL(None, use_errno=True)
    for one in PAST_MODES:
        if system.prctl(DROP_FROM_BOUNDS, one, 0, 0, 0):
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number))


if __name__ == "__main__":
    bind()
    os.execv(sys.argv[1], sys.argv[1:])
