"""Calls with a large stack."""

import gc
import sys
import threading
from collections.abc import Iterator

import pytest

from nvopt.llvm import address_space
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


@pytest.mark.parametrize(
    ("room", "sizes"), [(None, [30, 28, 26]), ((1 << 31) - 1, [28, 26]), (1 << 31, [30, 28, 26]), ((1 << 27) - 1, []), (1 << 27, [26])]
)
def test_a_stack_takes_half_of_the_address_space_at_most(room: int | None, sizes: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_space, "_room", lambda: room)
    assert list(address_space.affordable([1 << 30, 1 << 28, 1 << 26])) == [1 << size for size in sizes]


def depth(levels: int) -> int:
    return 1 + depth(levels - 1) if levels else 0


@pytest.fixture
def no_collection() -> Iterator[None]:
    """What is called for garbage at the end of the stack, a weak reference's callback say, would have no room there."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
def test_python_may_recurse_as_deep_as_the_stack_allows_and_no_deeper_afterwards() -> None:
    before = sys.getrecursionlimit()
    assert call_deep(LONG, lambda: depth(100_000)) == 100_000
    assert sys.getrecursionlimit() == before
    with pytest.raises(RecursionError):
        call_deep(LONG, lambda: depth(10_000_000))
    assert sys.getrecursionlimit() == before


def test_the_limit_stays_while_another_thread_needs_it() -> None:
    inside, done = threading.Event(), threading.Event()

    def wait() -> int:
        inside.set()
        done.wait(60)
        return depth(50_000)

    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(call_deep(LONG, wait)))
    thread.start()
    inside.wait(60)
    call_deep(LONG, lambda: None)
    done.set()
    thread.join()
    assert found == [50_000]
