"""The lab: a page on this machine to set up a position, play it, ask about it and keep it.

It uses the code behind ``ask``, ``show`` and ``explain``. Needs Starlette and uvicorn (the extra ``lab``).
"""
