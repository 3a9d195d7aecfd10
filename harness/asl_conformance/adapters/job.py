"""Windows: an engine in a job of its own, which ends together with the harness, even if that is killed.

The first process is started suspended, put into the job and then resumed, so that nothing it starts is ever
outside. It has no console: Ctrl-C and the closing of the window are for the harness.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, ClassVar

import psutil

from asl_conformance.adapters.command import Options
from asl_conformance.adapters.tree import Popen, Tree

CREATE_SUSPENDED, CREATE_NO_WINDOW = 0x4, 0x08000000
KILL_ON_JOB_CLOSE = 0x2000
BASIC_LIST, EXTENDED_LIMITS = 3, 9
"""Information classes of a job: the ids of its processes, its limits."""
MOST = 1024
"""Most processes of a job that are listed."""

_DWORD, _SIZE = ctypes.c_uint32, ctypes.c_size_t


class _Basic(ctypes.Structure):
    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", _DWORD),
        ("MinimumWorkingSetSize", _SIZE),
        ("MaximumWorkingSetSize", _SIZE),
        ("ActiveProcessLimit", _DWORD),
        ("Affinity", _SIZE),
        ("PriorityClass", _DWORD),
        ("SchedulingClass", _DWORD),
    )


class Limits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("BasicLimitInformation", _Basic),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", _SIZE),
        ("JobMemoryLimit", _SIZE),
        ("PeakProcessMemoryUsed", _SIZE),
        ("PeakJobMemoryUsed", _SIZE),
    )


class Listed(ctypes.Structure):
    """JOBOBJECT_BASIC_PROCESS_ID_LIST."""

    _fields_ = (("Assigned", _DWORD), ("Count", _DWORD), ("Ids", _SIZE * MOST))


def kernel() -> Any:
    """The library with the calls used here, and the types of their parameters."""
    library = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    handle, pointer = ctypes.c_void_p, ctypes.c_void_p
    library.CreateJobObjectW.restype = handle
    library.CreateJobObjectW.argtypes = (pointer, ctypes.c_wchar_p)
    library.SetInformationJobObject.argtypes = (handle, ctypes.c_int, pointer, _DWORD)
    library.QueryInformationJobObject.argtypes = (handle, ctypes.c_int, pointer, _DWORD, pointer)
    library.AssignProcessToJobObject.argtypes = (handle, handle)
    library.TerminateJobObject.argtypes = (handle, ctypes.c_uint)
    library.CloseHandle.argtypes = (handle,)
    return library


class Job(Tree):
    """The processes of one engine, as the system lists them. Without a job: its descendants."""

    options: ClassVar[Options] = {"creationflags": CREATE_SUSPENDED | CREATE_NO_WINDOW}

    def __init__(self, limit: int | None = None) -> None:
        super().__init__(limit)
        self._kernel = kernel()
        self._job = self._kernel.CreateJobObjectW(None, None)
        limits = Limits()
        limits.BasicLimitInformation.LimitFlags = KILL_ON_JOB_CLOSE
        self._kernel.SetInformationJobObject(
            self._job, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
        )

    def adopt(self, process: Popen) -> None:
        super().adopt(process)
        if not self._kernel.AssignProcessToJobObject(self._job, int(process._handle)):  # type: ignore[attr-defined,unused-ignore]
            self._let_go()
        psutil.Process(process.pid).resume()

    def kill(self) -> None:
        if self._job:  # none of its processes is outside
            self._kernel.TerminateJobObject(self._job, 1)
            self._let_go()
        else:
            super().kill()

    def _end_now(self) -> None:
        if self._job:
            self._kernel.TerminateJobObject(self._job, 1)
        else:
            super()._end_now()

    def _members(self) -> Iterable[psutil.Process]:
        return self._listed() if self._job else super()._members()

    def _listed(self) -> Iterator[psutil.Process]:
        found = Listed()
        self._kernel.QueryInformationJobObject(
            self._job, BASIC_LIST, ctypes.byref(found), ctypes.sizeof(found), None
        )
        for pid in found.Ids[: found.Count]:
            with suppress(psutil.Error):
                yield psutil.Process(pid)

    def _let_go(self) -> None:
        if self._job:
            self._kernel.CloseHandle(self._job)
            self._job = None
