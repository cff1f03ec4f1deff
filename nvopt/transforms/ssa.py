"""Brings a value that is defined in several blocks to its uses, by phis where definitions meet.

    updater = SSAUpdater(i32, "x")
    updater.add_definition(block, value)     # what the variable is at the end of the block
    updater.add_definition(other, another)
    updater.value_at_end(third)              # a definition, or a new phi
    updater.rewrite_use(user, 0)             # the operand becomes what the variable is there

All definitions are told before the first question. What lies between an answer and the definitions is gone through, once; phis stand where
ways from two definitions meet first, and nowhere else. On a way that begins without a definition the variable is poison.

Source: Cytron and others, Efficiently Computing Static Single Assignment Form and the Control Dependence Graph, 1991, for where phis go;
LLVM's SSAUpdater, for looking only between a use and the definitions.
"""

from __future__ import annotations

from nvopt.analysis.cfg import post_order_from
from nvopt.analysis.dominators import immediate_dominators, sources_by_place
from nvopt.ir import BasicBlock, Instruction, IRError, PHINode, PoisonValue, Type, Value


class SSAUpdater:
    """A variable of a type; `name` is what phis of it are called."""

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name
        self.phis: list[PHINode] = []
        """Those that were made."""
        self._at_end: dict[BasicBlock, Value] = {}
        self._at_start: dict[BasicBlock, Value] = {}  # of blocks that define it

    def add_definition(self, block: BasicBlock, value: Value) -> None:
        """The variable is `value` at the end of `block`. IRError for another type."""
        if value.type is not self.type:
            raise IRError(f"a variable of {self.type} cannot be {value.type} {value.ref}")
        self._at_end[block] = value
        self._at_start.pop(block, None)

    def value_at_end(self, block: BasicBlock) -> Value:
        """What the variable is at the end of the block."""
        if block not in self._at_end:
            self._look_back(block)
        return self._at_end[block]

    def value_at_start(self, block: BasicBlock) -> Value:
        """What it is at the beginning of a block that defines it further down."""
        if block not in self._at_start:
            self._at_start[block] = self._meet(block)
        return self._at_start[block]

    def rewrite_use(self, user: Instruction, index: int) -> None:
        """Makes the operand what the variable is there: for a phi at the end of the block that the edge comes from, for others at the start
        of their own. A use behind a definition in its block is not for this."""
        if isinstance(user, PHINode):
            source = user.operands[index + 1]
            assert isinstance(source, BasicBlock)
            user.set_operand(index, self.value_at_end(source))
        else:
            user.set_operand(index, self.value_at_start(user.block))

    def _meet(self, block: BasicBlock) -> Value:
        """The value of all ways to the block: theirs, or a phi."""
        if block not in self._at_end:
            return self.value_at_end(block)
        values = {source: self.value_at_end(source) for source in block.predecessors}
        if not values:
            return PoisonValue.get(self.type)
        one = next(iter(values.values()))
        if all(value is one for value in values.values()):
            return one
        phi = self._new_phi(block)
        _fill(phi, block, values)
        return phi

    def _look_back(self, start: BasicBlock) -> None:
        """Finds what the variable is at the end of `start` and of all that lies between that and what is known."""
        leads_to: dict[Value | None, list[Value]] = {None: []}  # from None to what the variable is, from there to blocks and on
        pending = [start]
        while pending:
            block = pending.pop()
            if block in leads_to:
                continue
            leads_to[block] = []
            if not block.predecessors:
                self._at_end[block] = PoisonValue.get(self.type)
            pending += [source for source in block.predecessors if source not in self._at_end]
        region = [block for block in leads_to if isinstance(block, BasicBlock)]
        for block in region:
            for source in block.predecessors:
                leads_to.setdefault(self._at_end.get(source, source), []).append(block)
            if block in self._at_end:
                leads_to.setdefault(self._at_end[block], [])
        leads_to[None] = [value for value in leads_to if value is not None and not isinstance(value, BasicBlock)]
        self._settle(leads_to)
        for block in region:
            self._at_end.setdefault(block, PoisonValue.get(self.type))  # it goes around out of reach

    def _settle(self, leads_to: dict[Value | None, list[Value]]) -> None:
        """Finds it for the blocks that can be reached from what is known; phis are made first and filled at the end."""
        order = post_order_from(None, leads_to.__getitem__)[::-1]
        dominators = immediate_dominators(sources_by_place(order, leads_to), has_cycles=True)
        values = self._place_phis(order, dominators)
        phis = {value.block: value for value in values if isinstance(value, PHINode) and not value.operands}
        for at, block in enumerate(order):
            if isinstance(block, BasicBlock) and block not in self._at_end:
                value = values[at] = values[at] or values[dominators[at]]
                assert value is not None
                self._at_end[block] = value
        for block, phi in phis.items():
            _fill(phi, block, self._at_end)

    def _place_phis(self, order: list[Value | None], dominators: list[int]) -> list[Value | None]:
        """By place what is known, and a new phi in each block right below the root of the dominator tree. The root leads to values
        only; so such a block is reached from two of them on ways that meet nowhere before, and any other from one place."""
        found = [self._at_end.get(block) if isinstance(block, BasicBlock) else block for block in order]
        for at, block in enumerate(order):
            if isinstance(block, BasicBlock) and found[at] is None and dominators[at] == 0:
                found[at] = self._new_phi(block)
        return found

    def _new_phi(self, block: BasicBlock) -> PHINode:
        first = block.first
        assert first is not None
        phi = PHINode(self.type, name=self.name or None)
        phi.insert_before(first)
        self.phis.append(phi)
        return phi


def _fill(phi: PHINode, block: BasicBlock, at_end: dict[BasicBlock, Value]) -> None:
    for source in block.predecessors:
        for _ in range(source.successors.count(block)):
            phi.add_incoming(at_end[source], source)
