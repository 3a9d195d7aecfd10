"""Does everything right but ends upon nothing: not ``shutdown``, not the end of its input, not SIGTERM."""

import signal
import time

from _engine import serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
serve()
time.sleep(600)
