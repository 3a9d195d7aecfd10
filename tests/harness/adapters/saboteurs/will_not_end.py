"""Does everything right but never ends: not on ``shutdown``, not at the end of its input, not on SIGTERM."""

import signal
import time

from _engine import serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
serve()
time.sleep(600)
