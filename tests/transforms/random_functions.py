"""Random functions of any control flow (loops in loops, several exits, irreducible parts, blocks out of reach), for tests of edits.

    function = random_function(random.Random(7))
    runs = executed(function)         # what happens for a few arguments
    check(function, tree, loops)      # all that edits must keep right
    expect(function, runs)

Each block computes on a few variables over i8; where it has several predecessors, or now and then, phis bring them in.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from interpret import EndlessError, UndefinedError, execute

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import Function, Module
from nvopt.llvm import Unit

VARIABLES = 3
ARGUMENTS = [(0, 0), (1, 7), (200, 3), (255, 255), (16, 90), (5, 128)]


def random_function(rng: random.Random, blocks: int | None = None) -> Function:
    """A function `i8 @f(i8 %a, i8 %b)`."""
    function = Module.parse(_as_printed(random_text(rng, blocks or rng.choice((3, 6, 9, 14))))).get_function("f")
    assert function is not None
    return function


def random_text(rng: random.Random, count: int) -> str:
    """Its text. Edges go on by a few blocks for the most part, and back now and then."""
    targets = [_targets(rng, at, count) for at in range(count)]
    sources: list[list[int]] = [[] for _ in range(count)]
    for at, leads_to in enumerate(targets):
        for one in leads_to:
            sources[one].append(at)
    ends = [[""] * VARIABLES for _ in range(count)]
    heads: list[list[str]] = [[] for _ in range(count)]
    has_phis = [len(sources[at]) != 1 or sources[at][0] >= at or rng.random() < 0.2 for at in range(count)]
    lines: list[list[str]] = []
    for at in range(count):
        own: list[str] = []
        for one in range(VARIABLES):
            if at == 0:
                ends[at][one] = ("%a", "%b", "0")[one]
            elif has_phis[at]:
                ends[at][one] = f"%p{at}.{one}"
            else:
                ends[at][one] = ends[sources[at][0]][one]
        for made in range(rng.randrange(3)):
            one = rng.randrange(VARIABLES)
            other = rng.choice((ends[at][rng.randrange(VARIABLES)], str(rng.choice((1, 1, 3, -1, 7)))))
            own.append(f"  %v{at}.{made} = {rng.choice(('add', 'add', 'sub', 'xor', 'mul', 'and'))} i8 {ends[at][one]}, {other}")
            ends[at][one] = f"%v{at}.{made}"
        own += _terminator(rng, at, targets[at], ends[at])
        lines.append(own)
    for at in range(1, count):
        if has_phis[at] and sources[at]:
            for one in range(VARIABLES):
                incoming = ", ".join(f"[ {ends[source][one]}, %b{source} ]" for source in sources[at])
                heads[at].append(f"  %p{at}.{one} = phi i8 {incoming}")
        elif has_phis[at]:
            heads[at] += [f"  %p{at}.{one} = add i8 %a, {one}" for one in range(VARIABLES)]
    body = [line for at in range(count) for line in (f"b{at}:", *heads[at], *lines[at])]
    return "\n".join(["define i8 @f(i8 %a, i8 %b) {", *body, "}", ""])


def _targets(rng: random.Random, at: int, count: int) -> list[int]:
    if at == count - 1 or rng.random() < 0.06:
        return []
    if rng.random() < 0.25:
        return [min(at + 1, count - 1)]
    near = [min(at + 1, count - 1), min(at + rng.randrange(1, 4), count - 1)]
    if rng.random() < 0.35:
        near[rng.randrange(2)] = rng.randrange(1, at + 1) if at else 1
    if rng.random() < 0.1:
        near.append(rng.randrange(1, count))
    return near


def _terminator(rng: random.Random, at: int, targets: Sequence[int], ends: Sequence[str]) -> list[str]:
    labels = [f"label %b{one}" for one in targets]
    if not labels:
        return [f"  ret i8 {rng.choice(ends)}"]
    if len(labels) == 1:
        return [f"  br {labels[0]}"]
    if len(labels) == 2:
        predicate = rng.choice(("ult", "ne", "sgt", "eq"))
        return [f"  %c{at} = icmp {predicate} i8 {rng.choice(ends)}, {rng.choice((0, 5, 20, 100))}", f"  br i1 %c{at}, {', '.join(labels)}"]
    cases = " ".join(f"i8 {value}, {label}" for value, label in enumerate(labels[1:]))
    return [f"  switch i8 {rng.choice(ends)}, {labels[0]} [ {cases} ]"]


def _as_printed(text: str) -> str:
    return str(Unit.parse(text.encode(), "random").mirror())


def executed(function: Function) -> list[object]:
    """What the function returns for each of ARGUMENTS, "endless" where it enters more than 300 blocks before."""
    return [_result(function, arguments, 300) for arguments in ARGUMENTS]


def expect(function: Function, before: list[object]) -> None:
    """The function does what it did: `before` is of `executed`. It may enter more blocks for the same."""
    for old, arguments in zip(before, ARGUMENTS, strict=True):
        assert old == "endless" or old == _result(function, arguments, 3000), function


def _result(function: Function, arguments: Sequence[int], limit: int) -> object:
    try:
        return execute(function, arguments, limit).result
    except EndlessError:
        return "endless"
    except UndefinedError:
        return "undefined"


def check(function: Function, tree: DominatorTree, loops: LoopInfo) -> None:
    """LLVM's verifier takes the module; the tree and the loops are what they would be if made anew."""
    text = str(function.module)
    Unit.parse(text.encode(), "edited")
    fresh = DominatorTree(function)
    for block in function.blocks:
        assert tree.immediate_dominator(block) is fresh.immediate_dominator(block), f"{block.ref} in\n{text}"
        assert tree.is_reachable(block) == fresh.is_reachable(block), f"{block.ref} in\n{text}"
        for other in function.blocks:
            assert tree.dominates(block, other) == fresh.dominates(block, other)
    assert _described(loops) == _described(LoopInfo(function, fresh)), text
    for block in function.blocks:
        loop = loops.loop_for(block)
        assert loop is None or (loop.contains_block(block) and not any(inner.contains_block(block) for inner in loop.subloops))


def _described(loops: LoopInfo) -> dict[str, object]:
    return {loop.header.ref: _about(loop) for loop in loops}


def _about(loop: Loop) -> object:
    assert loop.blocks[0] is loop.header
    assert len(loop.blocks) == len(set(loop.blocks))
    inside = {inner.header.ref for inner in loop.subloops}
    return loop.parent and loop.parent.header.ref, loop.depth, {block.ref for block in loop.blocks}, inside
