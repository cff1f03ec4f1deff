"""What stands for a node that nobody needs stays what it was, so that following it comes to an end."""

from __future__ import annotations

from nvopt.tile.costs import Ledger
from nvopt.tile.expressions import Pool


def test_unneeded_nodes_are_never_forwarded_in_a_circle() -> None:
    pool = Pool()
    first, second, third = (pool.symbol(name, 32) for name in "abc")
    ledger = Ledger(())
    assert ledger.replace(first, second)
    assert ledger.replace(third, first)
    assert ledger.replace(first, third)
    assert ledger.current(first) is ledger.current(third) is second
