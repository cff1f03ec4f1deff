"""What plans are made of: values with their users, recipes, blocks and regions, and the plan itself.

A plan describes the vector loop and what stands around it, for one or several vectorization factors (VF), before any code is made:

    entry -> vector.ph -> <x1> vector loop: { vector.body } -> middle.block -> exit, scalar.ph -> header of the scalar loop

Recipes (`recipes.py`) compute VPValues from VPValues; what comes from outside the plan is a live-in. A recipe says what becomes of an
instruction in all lanes of a vector; how often it is repeated for the parts of an interleaved loop is settled when code is made
(`execute/`). Source: LLVM's VPlan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, NamedTuple, Self

from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.ir import BasicBlock, Type, Value

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.vplan.recipes import ResumePhi


class VPValue:
    """A value of a plan: of one lane, of all lanes, or the same in all of them, as its users need it."""

    def __init__(self, underlying: Value | None = None) -> None:
        self.underlying = underlying
        """The value of the loop that it stands for, if any."""
        self.users: list[Recipe] = []
        """Who has it as an operand; a recipe that has it twice is there twice."""

    @property
    def recipe(self) -> Recipe | None:
        """What computes it; None for a live-in."""
        return None

    def replace_all_uses_with(self, new: VPValue) -> None:
        """Makes every user have `new` instead."""
        self.replace_uses_with(new, lambda user: True)

    def replace_uses_with(self, new: VPValue, where: Callable[[Recipe], bool]) -> None:
        """Makes those users have `new` instead."""
        for user in [one for one in dict.fromkeys(self.users) if where(one)]:
            for at, operand in enumerate(user.operands):
                if operand is self:
                    user.set_operand(at, new)


class LiveIn(VPValue):
    """A value from outside the plan: one of the function's, or one that is known only when code is made (`name` says which)."""

    def __init__(self, underlying: Value | None = None, name: str = "") -> None:
        super().__init__(underlying)
        self.name = name


class Expanded(LiveIn):
    """An expression that is computed ahead of the loop."""

    def __init__(self, expression: SCEV) -> None:
        super().__init__()
        self.expression = expression


class Recipe:
    """Computes values, or has an effect."""

    def __init__(self, operands: Sequence[VPValue] = ()) -> None:
        self.block: VPBasicBlock | None = None
        self.operands: list[VPValue] = []
        for operand in operands:
            self.add_operand(operand)

    @property
    def results(self) -> Sequence[VPValue]:
        """The values that it computes."""
        return ()

    @property
    def has_side_effects(self) -> bool:
        """Whether it must stay though nothing uses it."""
        return False

    def add_operand(self, operand: VPValue) -> None:
        """A further operand."""
        self.operands.append(operand)
        operand.users.append(self)

    def set_operand(self, at: int, operand: VPValue) -> None:
        """Another operand in slot `at`."""
        self.operands[at].users.remove(self)
        self.operands[at] = operand
        operand.users.append(self)

    def clone(self) -> Self:
        """A recipe that does the same with the same operands, and stands nowhere yet."""
        made = copy(self)
        made.block, made.operands = None, []
        made._forget_users()
        for operand in self.operands:
            made.add_operand(operand)
        return made

    def _forget_users(self) -> None:
        """Gives a fresh copy values of its own, which nothing uses yet."""

    def take_over(self, blocks: Mapping[VPBlock, VPBlock]) -> None:
        """Names, in a fresh copy, the copies of the blocks that it names."""

    def erase(self) -> None:
        """Takes it out of its block and lets go of its operands. Nothing may use its values."""
        assert not any(one.users for one in self.results)
        for operand in self.operands:
            operand.users.remove(self)
        self.operands = []
        if self.block is not None:
            self.block.recipes.remove(self)
            self.block = None


class SingleDef(Recipe, VPValue):
    """A recipe that computes one value, which it is itself."""

    def __init__(self, operands: Sequence[VPValue] = (), underlying: Value | None = None) -> None:
        VPValue.__init__(self, underlying)
        Recipe.__init__(self, operands)

    @property
    def results(self) -> Sequence[VPValue]:
        return (self,)

    def _forget_users(self) -> None:
        self.users = []

    @property
    def recipe(self) -> Recipe:
        return self


class VPBlock:
    """A block of recipes, or a region of blocks."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parent: VPRegion | None = None
        self.successors: list[VPBlock] = []


class VPBasicBlock(VPBlock):
    """Recipes in order. `wrapped`: the block of the function that it is, where it is there already."""

    def __init__(self, name: str, wrapped: BasicBlock | None = None) -> None:
        super().__init__(name)
        self.recipes: list[Recipe] = []
        self.wrapped = wrapped

    def append(self, recipe: Recipe) -> None:
        """Puts a recipe, which stands nowhere, at the end."""
        assert recipe.block is None
        recipe.block = self
        self.recipes.append(recipe)

    def insert(self, at: int, recipe: Recipe) -> None:
        """Puts a recipe, which stands nowhere, in place `at`."""
        assert recipe.block is None
        recipe.block = self
        self.recipes.insert(at, recipe)


class VPRegion(VPBlock):
    """Blocks with one entry: the vector loop, or what is done once for each lane for which a mask holds (`is_replicator`)."""

    def __init__(self, name: str, blocks: Sequence[VPBlock], is_replicator: bool = False) -> None:
        super().__init__(name)
        self.blocks = list(blocks)
        """In order; the first is the entry, the last the one that leaves."""
        self.is_replicator = is_replicator
        for block in blocks:
            block.parent = self


class EarlyExit(NamedTuple):
    """The blocks by which a vector loop is left where that can't be counted."""

    split: VPBasicBlock
    """Behind the loop; leads to `first_lane` or the middle block."""
    first_lane: VPBasicBlock
    """What the first lane that leaves has computed."""
    target: VPBasicBlock
    """The function's block to which that leads."""


class VPlan:
    """A plan, for the vectorization factors `vfs`."""

    def __init__(self, vfs: Sequence[int], index_type: Type) -> None:
        self.vfs = list(vfs)
        self._live_ins: dict[Value, LiveIn] = {}
        self._expanded: dict[SCEV, Expanded] = {}
        self.symbols = {
            name: LiveIn(name=name) for name in ("VF", "VF * UF", "vector-trip-count", "backedge-taken count", "original trip-count")
        }
        """Live-ins that are known when code is made."""
        self.entry = VPBasicBlock("entry")
        self.preheader = VPBasicBlock("vector.ph")
        self.loop = VPRegion("vector loop", [VPBasicBlock("vector.body")])
        self.middle = VPBasicBlock("middle.block")
        self.scalar_preheader = VPBasicBlock("scalar.ph")
        self.exit: VPBasicBlock | None = None
        """The block behind the loop to which the middle block may lead."""
        self.scalar_header = VPBasicBlock("scalar loop")
        self.trip_count: VPValue = self.symbols["original trip-count"]
        self.early: EarlyExit | None = None
        """The way out of a loop that may be left where that can't be counted."""
        self.index_type = index_type
        self.folds_tail = False
        """Whether the vector loop does all iterations, some of its last lanes none."""

    def live_in(self, value: Value) -> LiveIn:
        """The plan's value for one of the function's."""
        found = self._live_ins.get(value)
        if found is None:
            found = self._live_ins[value] = LiveIn(value)
        return found

    def expanded(self, expression: SCEV) -> Expanded:
        """The plan's value for an expression that is computed ahead of the loop."""
        found = self._expanded.get(expression)
        if found is None:
            found = self._expanded[expression] = Expanded(expression)
        return found

    @property
    def live_ins(self) -> list[LiveIn]:
        """All values from outside."""
        return [*self.symbols.values(), *self._live_ins.values(), *self._expanded.values()]

    @property
    def expansions(self) -> Sequence[Expanded]:
        """What is computed ahead of the loop."""
        return [one for one in self._expanded.values() if one.users]

    def duplicate(self) -> VPlan:
        """A plan of the same for itself: other blocks, recipes and values."""
        made = VPlan(self.vfs, self.index_type)
        values: dict[VPValue, VPValue] = {old: made.symbols[old.name] for old in self.symbols.values()}
        values |= {old: made.live_in(value) for value, old in self._live_ins.items()}
        values |= {old: made.expanded(expression) for expression, old in self._expanded.items()}
        recipes = _Copies(values)
        made.entry, made.preheader, made.middle, made.scalar_preheader, made.scalar_header = (
            recipes.of_block(one) for one in (self.entry, self.preheader, self.middle, self.scalar_preheader, self.scalar_header)
        )
        made.loop = recipes.of_region(self.loop)
        made.exit = recipes.of_block(self.exit) if self.exit is not None else None
        made.early = EarlyExit(*map(recipes.of_block, self.early)) if self.early is not None else None
        made.trip_count, made.folds_tail = values[self.trip_count], self.folds_tail
        recipes.connect()
        return made

    @property
    def body(self) -> list[VPBlock]:
        """The blocks and regions of the vector loop, in order."""
        return self.loop.blocks

    @property
    def first_block(self) -> VPBasicBlock:
        """The header of the vector loop."""
        found = self.loop.blocks[0]
        assert isinstance(found, VPBasicBlock)
        return found

    @property
    def canonical(self) -> VPValue:
        """How many iterations are done: what the header begins with."""
        (found,) = self.first_block.recipes[0].results
        return found

    @property
    def resume_phis(self) -> list[ResumePhi]:
        """With what the header phis of the scalar loop go on."""
        from nvopt.passes.loop_vectorize.vplan.recipes import ResumePhi  # late: recipes are made of values

        return [one for one in self.scalar_preheader.recipes if isinstance(one, ResumePhi)]

    def basic_blocks(self) -> Iterator[VPBasicBlock]:
        """Every block with recipes, in order."""
        yield self.preheader
        yield from basic_blocks_in(self.loop)
        yield self.middle
        if self.exit is not None:
            yield self.exit
        yield from self.early or ()
        yield self.scalar_preheader

    def recipes(self) -> Iterator[Recipe]:
        """Every recipe, in order; those of a block may be erased meanwhile."""
        for block in self.basic_blocks():
            yield from list(block.recipes)


def basic_blocks_in(block: VPBlock) -> Iterator[VPBasicBlock]:
    """The blocks with recipes that a block or region consists of, in order."""
    if isinstance(block, VPRegion):
        for one in block.blocks:
            yield from basic_blocks_in(one)
    else:
        assert isinstance(block, VPBasicBlock)
        yield block


def has_loops_inside(plan: VPlan) -> bool:
    """Whether it is the plan of an outer loop."""
    return any(isinstance(one, VPRegion) and not one.is_replicator for one in plan.loop.blocks)


class _Copies:
    """The copies of a plan's blocks and recipes; `values` has those of its values."""

    def __init__(self, values: dict[VPValue, VPValue]) -> None:
        self.values = values
        self._made: list[Recipe] = []
        self._blocks: dict[VPBlock, VPBlock] = {}

    def of_block(self, block: VPBasicBlock) -> VPBasicBlock:
        """A block's copy, whose recipes have the operands of the old ones so far."""
        made = VPBasicBlock(block.name, block.wrapped)
        self._blocks[block] = made
        for recipe in block.recipes:
            new = recipe.clone()
            made.append(new)
            self._made.append(new)
            self.values.update(zip(recipe.results, new.results, strict=True))
        return made

    def of_region(self, region: VPRegion) -> VPRegion:
        """A region's copy."""
        blocks: list[VPBlock] = []
        for block in region.blocks:
            if isinstance(block, VPRegion):
                blocks.append(self.of_region(block))
            else:
                assert isinstance(block, VPBasicBlock)
                blocks.append(self.of_block(block))
        made = VPRegion(region.name, blocks, region.is_replicator)
        self._blocks[region] = made
        return made

    def connect(self) -> None:
        """Gives the copies operands of their own, and leads where the old ones led."""
        for old, new in self._blocks.items():
            new.successors = [self._blocks[one] for one in old.successors]
        for recipe in self._made:
            recipe.take_over(self._blocks)
            for at, operand in enumerate(recipe.operands):
                recipe.set_operand(at, self.values[operand])
