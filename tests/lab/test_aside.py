"""Where the work of a lab is done: what nobody waits for."""

from __future__ import annotations

from asl_conformance.lab.aside import AtOnce


def test_without_threads_everything_put_off_is_done_once_in_order_when_the_page_is_idle() -> None:
    done: list[str] = []
    aside = AtOnce()
    aside.later(lambda: done.append("first"))
    aside.later(lambda: done.append("second"))
    assert done == []
    aside.idle()
    aside.idle()
    assert done == ["first", "second"]


def test_what_is_put_off_is_forgotten_when_the_lab_closes() -> None:
    done: list[str] = []
    aside = AtOnce()
    aside.later(lambda: done.append("first"))
    aside.close()
    aside.idle()
    assert done == []
