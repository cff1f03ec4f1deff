"""Calls with a large stack."""

import threading

import pytest

from nvopt.llvm.stack import call_deep

LONG = 1 << 20


def test_short_input_stays_in_this_thread() -> None:
    assert call_deep(10, threading.current_thread) is threading.current_thread()


def test_long_input_gets_a_thread_and_nested_calls_stay_in_it() -> None:
    outer, inner = call_deep(LONG, lambda: (threading.current_thread(), call_deep(LONG, threading.current_thread)))
    assert outer is inner
    assert outer is not threading.current_thread()


def test_the_stack_size_of_other_threads_is_left_alone() -> None:
    before = threading.stack_size()
    call_deep(LONG, lambda: None)
    assert threading.stack_size() == before


def test_exceptions_come_through() -> None:
    with pytest.raises(ZeroDivisionError):
        call_deep(LONG, lambda: 1 // 0)


def test_where_no_thread_can_be_had_the_call_is_made_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert call_deep(LONG, threading.current_thread) is threading.current_thread()
