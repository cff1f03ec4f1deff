"""What is known while a plan is made into code: where code goes, and the values of recipes in lanes and parts.

A widened value is a vector for each part, made when a user first wants it: from scalars where it was computed as such, by a broadcast where
all lanes are the same. A scalar is taken out of the vector likewise. What is made so stands right behind what it is made of, so that it is
there for whoever asks later. With VF 1 vectors are scalars. Source: LLVM's VPTransformState.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nvopt.ir import (
    BasicBlock,
    Builder,
    Constant,
    ConstantAggregate,
    Function,
    Instruction,
    PHINode,
    PoisonValue,
    Type,
    Value,
)
from nvopt.passes.loop_vectorize.alias_scopes import AliasScopes
from nvopt.passes.loop_vectorize.vplan.recipes import VPInstruction
from nvopt.passes.loop_vectorize.vplan.types import vector_type
from nvopt.passes.loop_vectorize.vplan.values import Expanded, LiveIn, Recipe, VPlan, VPValue
from nvopt.transforms.folding_builder import FoldingBuilder

KEPT_METADATA = ("tbaa", "alias.scope", "noalias", "fpmath", "nontemporal", "invariant.load", "llvm.access.group", "mmra")
"""What still holds of an access that is made for several iterations at once."""


class Blocks(NamedTuple):
    """The blocks that a plan is made into."""

    preheader: BasicBlock
    body: BasicBlock
    middle: BasicBlock
    scalar_preheader: BasicBlock


class TransformState:
    """The making of one vector loop."""

    def __init__(
        self,
        plan: VPlan,
        vf: int,
        uf: int,
        blocks: Blocks,
        expand: Callable[[Expanded], Value],
        symbols: dict[str, Value],
        alignment_of: Callable[[Instruction, int, int], int | None],
        starts: dict[VPValue, Value],
        scopes: AliasScopes | None = None,
    ) -> None:
        """`expand` computes an expression ahead of everything; `symbols` are the values of the plan's symbolic live-ins;
        `alignment_of` the alignment of an access's vectors by part and number of parts, where more is known than the access says; `starts`
        is with what header phis begin where that is not the plan's own start; `scopes` tells accesses apart."""
        self.plan, self.vf, self.uf, self.blocks = plan, vf, uf, blocks
        self.expand, self.symbols, self.alignment_of, self.scopes = expand, symbols, alignment_of, scopes
        function = blocks.body.parent
        assert function is not None
        self.function: Function = function
        self.layout = function.module.data_layout
        self.builder = Builder(blocks.preheader)
        self.fold = FoldingBuilder(self.builder)
        self.block = blocks.body
        self.new_blocks: list[BasicBlock] = []
        """The blocks of the vector loop behind the first."""
        self.starts = starts
        self._vectors: dict[tuple[VPValue, int], Value] = {}
        self._scalars: dict[tuple[VPValue, int, int], Value] = {}
        self._live: dict[VPValue, Value] = {}
        self.leaves_early: Value | None = None
        """Whether some lane leaves the loop where it can't be counted."""
        self.split_block: BasicBlock | None = None
        self.early_exit_block: BasicBlock | None = None
        self.phis: list[tuple[PHINode, Callable[[], Value]]] = []
        """Header phis, and how to make what goes round."""
        self.behind_phis: list[Callable[[], None]] = []
        """What is made as soon as no phi comes any more."""

    # -- types

    def widened(self, type: Type) -> Type:
        """The type of all lanes."""
        return vector_type(type, self.vf)

    # -- values

    def live_in(self, value: VPValue) -> Value:
        """A value from outside the plan."""
        found = self._live.get(value)
        if found is None:
            assert isinstance(value, LiveIn)
            if isinstance(value, Expanded):
                found = self.expand(value)
            else:
                found = value.underlying if value.underlying is not None else self.symbols[value.name]
            self._live[value] = found
        return found

    def set_vector(self, value: VPValue, part: int, made: Value) -> None:
        """What a value is in all lanes of a part."""
        self._vectors[value, part] = made

    def set_scalar(self, value: VPValue, part: int, lane: int, made: Value) -> None:
        """What a value is in a lane of a part. One that is set for lane 0 alone is the same in all lanes, or only that is needed."""
        self._scalars[value, part, lane] = made

    def vector(self, value: VPValue, part: int) -> Value:
        """A value in all lanes of a part."""
        if self.vf == 1:
            return self.scalar(value, part, 0)
        if isinstance(value, LiveIn):
            part = 0
        found = self._vectors.get((value, part))
        if found is None:
            found = self._vectors[value, part] = self._made_vector(value, part)
        return found

    def _made_vector(self, value: VPValue, part: int) -> Value:
        if isinstance(value, LiveIn):
            element = self.live_in(value)
            return self.at_end(self.blocks.preheader).splat(self.vf, element, "broadcast")
        first = self._scalars[value, part, 0]
        if (value, part, self.vf - 1) not in self._scalars:
            return self.behind(first, self.blocks.preheader).splat(self.vf, first, "broadcast")
        lanes = [self._scalars[value, part, lane] for lane in range(self.vf)]
        if all(isinstance(one, Constant) for one in lanes):
            return ConstantAggregate.get(self.widened(lanes[0].type), lanes)
        builder = self.behind(next(one for one in reversed(lanes) if not isinstance(one, Constant)), self.block)
        packed: Value = PoisonValue.get(self.widened(lanes[0].type))
        for lane, one in enumerate(lanes):
            packed = builder.insert_element(packed, one, lane)
        return packed

    def scalar(self, value: VPValue, part: int, lane: int) -> Value:
        """A value in one lane of a part."""
        if isinstance(value, LiveIn):
            return self.live_in(value)
        found = self._scalars.get((value, part, lane))
        if found is not None:
            return found
        vector = self._vectors.get((value, part))
        if vector is None:
            return self._scalars[value, part, 0]  # the same in all
        made = self.behind(vector, self.blocks.preheader).extract_element(vector, lane)
        self._scalars[value, part, lane] = made
        return made

    def at_end(self, block: BasicBlock) -> Builder:
        """A builder at the end of a block, before its terminator if it has one."""
        builder = Builder(block)
        if block.terminator is not None:
            builder.position_before(block.terminator)
        return builder

    def behind(self, value: Value, otherwise: BasicBlock) -> Builder:
        """A builder right behind what computes the value."""
        if not isinstance(value, Instruction):
            return self.at_end(otherwise)
        following = value.block.first_non_phi if isinstance(value, PHINode) else value.next
        builder = Builder(value.block)
        if following is not None:
            builder.position_before(following)
        return builder

    def set_vector_or_scalar(self, value: VPValue, part: int, made: Value) -> None:
        """A part's value, which with VF 1 is its scalar."""
        if self.vf > 1:
            self.set_vector(value, part, made)
        else:
            self.set_scalar(value, part, 0, made)

    def splat(self, fold: FoldingBuilder, value: Value, name: str = ".splat") -> Value:
        """All lanes the same."""
        return value if self.vf == 1 else fold.builder.splat(self.vf, value, name)

    def extracted(self, value: VPValue, from_end: int, name: str) -> Value:
        """The lane so many from the end, of all parts."""
        part, lane = divmod(self.vf * self.uf - from_end, self.vf)
        vector = self._vectors.get((value, part))
        if vector is None or (value, part, lane) in self._scalars:
            return self.scalar(value, part, lane)
        return self.builder.extract_element(vector, lane, name)

    def start_of(self, recipe: VPValue, otherwise: VPValue) -> Value:
        """With what a header phi begins: `otherwise` where it begins as the plan says."""
        return self.starts.get(recipe) or self.live_in(otherwise)

    def copy_metadata(self, made: Value, source: Instruction) -> None:
        """Gives what was made of an instruction what still holds of that."""
        if isinstance(made, Instruction) and source._metadata:
            for name, node in source.metadata.items():
                if name in KEPT_METADATA:
                    made.metadata[name] = node
        if self.scopes is not None:
            self.scopes.annotate(made, source)

    @property
    def early_target(self) -> BasicBlock:
        """Where lanes go that leave the loop where it can't be counted."""
        assert self.plan.early is not None
        found = self.plan.early.target.wrapped
        assert found is not None
        return found


RecipesCode = dict[type[Recipe], Callable[[TransformState, Any], None]]
"""How code is made of recipes, by kind."""
OpcodesCode = dict[str, Callable[[TransformState, VPInstruction], None]]
"""The same of those that say EMIT, by opcode."""
