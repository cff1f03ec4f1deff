"""Where values are live, asked value by value: what a transformation wants that looks at a few of them.

    liveness = Liveness()
    block in liveness.live_in(value)     # whether the value is needed where the block begins
    liveness.forget(value)               # its uses, or it itself, stand elsewhere now

`register_pressure.py` has the sums over all values; there a value that machine code needs no register for isn't live anywhere.
"""

from __future__ import annotations

from nvopt.ir import BasicBlock, Instruction, PHINode, Value


class Liveness:
    """The blocks in which the values of one function are live, as far as somebody asked."""

    def __init__(self) -> None:
        self._live_in: dict[Value, set[BasicBlock]] = {}

    def live_in(self, value: Value) -> set[BasicBlock]:
        """The blocks at whose beginning the argument or instruction is needed, there or later; a phi of the block itself needs it in the
        blocks that it comes from."""
        found = self._live_in.get(value)
        if found is None:
            found = self._live_in[value] = set()
            home = value.parent if isinstance(value, Instruction) else None
            todo = [block for user in value.users if isinstance(user, Instruction) for block in blocks_of_use(user, value)]
            while todo:
                block = todo.pop()
                if block is not home and block not in found:
                    found.add(block)
                    todo += block.predecessors
        return found

    def forget(self, value: Value) -> None:
        """Of a value whose uses, or which itself, have been moved."""
        self._live_in.pop(value, None)


def blocks_of_use(user: Instruction, value: Value) -> list[BasicBlock]:
    """The blocks in which an instruction needs a value: its own, or those that a phi gets it from."""
    if not isinstance(user, PHINode):
        return [user.block]
    return [block for incoming, block in user.incoming if incoming is value]
