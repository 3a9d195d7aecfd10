"""The lab: a page on this machine on which a position is set up, played, asked about and kept.

A skin on what ``ask``, ``show`` and ``explain`` stand on. Needs Starlette and uvicorn (the extra ``lab``).
"""
