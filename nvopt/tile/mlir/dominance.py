"""Which blocks of a region dominate which.

Only what can be reached from the first block is ordered; a block that can't be is dominated by none but itself.

Source: Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
"""

from __future__ import annotations

from nvopt.tile.mlir.structure import Block, Region


def dominator_tree(region: Region) -> dict[Block | None, list[Block]]:
    """The blocks that each block dominates at once; under None the first block, and those that can't be reached."""
    blocks = region.blocks
    if len(blocks) == 1:
        return {None: blocks}
    order = reverse_post_order(region)
    place = {block: index for index, block in enumerate(order)}
    predecessors: list[list[int]] = [[] for _ in order]
    for index, block in enumerate(order):
        for label in block.successors:
            predecessors[place[region.labels[label]]].append(index)
    above = [0] * len(order)
    known = [True] + [False] * (len(order) - 1)
    changed = True
    while changed:
        changed = False
        for index in range(1, len(order)):
            found = -1
            for other in predecessors[index]:
                if known[other]:
                    found = other if found < 0 else _common(above, other, found)
            if not known[index] or above[index] != found:
                above[index], known[index], changed = found, True, True
    tree: dict[Block | None, list[Block]] = {None: [order[0], *(block for block in blocks if block not in place)]}
    for index in range(1, len(order)):
        tree.setdefault(order[above[index]], []).append(order[index])
    return tree


def _common(above: list[int], one: int, other: int) -> int:
    """The nearest block that dominates both."""
    while one != other:
        if one > other:
            one = above[one]
        else:
            other = above[other]
    return one


def reverse_post_order(region: Region) -> list[Block]:
    """The blocks of a region that can be reached, each but for cycles behind those that lead to it."""
    first = region.blocks[0]
    seen = {first}
    found: list[Block] = []
    stack = [(first, iter(first.successors))]
    while stack:
        block, labels = stack[-1]
        for label in labels:
            following = region.labels[label]
            if following not in seen:
                seen.add(following)
                stack.append((following, iter(following.successors)))
                break
        else:
            stack.pop()
            found.append(block)
    return found[::-1]
