"""Whether a plan is one that code can be made of.

    verify(plan)         # InvalidPlanError: pred.store.if: REPLICATE uses a value before it is computed

What must hold: each recipe stands in one place, values are computed before they are used, use lists are right, phis lead the header and
have a value that goes round, masks are bits, replicate regions are of three blocks, and the loop ends with branch-on-count. Source: LLVM's
VPlanVerifier.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nvopt.ir.types import i1
from nvopt.passes.loop_vectorize.vplan.recipes import (
    HEADER_PHIS,
    Blend,
    BranchOnCond,
    BranchOnMask,
    CanonicalInduction,
    ExitPhi,
    PredicatedPhi,
    Reduce,
    Replicate,
    ResumePhi,
    VPInstruction,
    WidenInduction,
    WidenLoad,
    WidenPhi,
    WidenStore,
)
from nvopt.passes.loop_vectorize.vplan.types import scalar_type
from nvopt.passes.loop_vectorize.vplan.values import (
    LiveIn,
    Recipe,
    VPBasicBlock,
    VPlan,
    VPRegion,
    VPValue,
    basic_blocks_in,
    has_loops_inside,
)

_OF_MASKS = ("not", "logical-and", "or", "freeze")


class InvalidPlanError(Exception):
    """A plan that breaks a rule: a bug of the vectorizer."""


def verify(plan: VPlan) -> None:
    """Raises InvalidPlanError for a plan that breaks a rule."""
    _Verifier(plan).verify()


class _Verifier:
    """The verifying of one plan."""

    def __init__(self, plan: VPlan) -> None:
        self.plan = plan
        self._place: dict[Recipe, int] = {}
        """Where each recipe stands, counted from the plan's beginning."""

    def verify(self) -> None:
        """All rules."""
        self._verify_regions()
        self._verify_places()
        self._verify_use_lists()
        for block in self.plan.basic_blocks():
            for recipe in block.recipes:
                self._verify_order(recipe)
                self._verify_masks(recipe)
        self._verify_header()
        self._verify_end()
        self._verify_phis_around()

    # -- blocks

    def _verify_regions(self) -> None:
        loop = self.plan.loop
        _demand(not loop.is_replicator, loop.name, "the vector loop is no replicate region")
        self._verify_loop(loop)

    def _verify_loop(self, loop: VPRegion) -> None:
        for block in loop.blocks:
            _demand(block.parent is loop, block.name, "stands in a loop and has another parent")
            if isinstance(block, VPRegion):
                if block.is_replicator:
                    self._verify_replicate_region(block)
                else:
                    self._verify_inner_loop(block)
        ends = loop.blocks[0], loop.blocks[-1]
        _demand(all(isinstance(one, VPBasicBlock) for one in ends), loop.name, "a loop must begin and end with a block")
        if has_loops_inside(self.plan):
            self._verify_ways(loop)

    def _verify_inner_loop(self, loop: VPRegion) -> None:
        """A loop inside ends with the test whether it goes round, and leads to one place."""
        self._verify_loop(loop)
        _demand(len(loop.successors) == 1, loop.name, "a loop inside must lead to one block")
        last = [*_recipes_of(loop.blocks[-1])][-1:]
        _demand([type(one) for one in last] == [BranchOnCond], loop.name, "a loop inside must end with branch-on-cond")

    @staticmethod
    def _verify_ways(loop: VPRegion) -> None:
        """Blocks lead to later ones of their loop, to two where there is a condition; the last to none."""
        for at, block in enumerate(loop.blocks):
            ways = block.successors
            _demand(all(one in loop.blocks[at + 1 :] for one in ways), block.name, "leads to no later block of its loop")
            if isinstance(block, VPBasicBlock) and block is not loop.blocks[-1]:
                branches = [one for one in block.recipes if isinstance(one, BranchOnCond)]
                _demand(len(ways) == 1 + len(branches), block.name, "leads to another number of blocks than its end says")
                _demand(branches == [] or branches == block.recipes[-1:], block.name, "branch-on-cond stands ahead of the end")

    @staticmethod
    def _verify_replicate_region(region: VPRegion) -> None:
        _demand(region.is_replicator, region.name, "only replicate regions may stand in the vector loop")
        _demand(len(region.blocks) == 3, region.name, "a replicate region is of an entry, what is predicated, and what follows")
        for block in region.blocks:
            _demand(block.parent is region, block.name, "stands in a region and has another parent")
            _demand(isinstance(block, VPBasicBlock), block.name, "regions may not stand in replicate regions")
        entry, inside, behind = (list(_recipes_of(block)) for block in region.blocks)
        _demand([type(one) for one in entry] == [BranchOnMask], region.name, "the entry is one BRANCH-ON-MASK")
        _demand(not any(isinstance(one, (BranchOnMask, PredicatedPhi)) for one in inside), region.name, "a phi or branch is predicated")
        for phi in behind:
            _demand(isinstance(phi, PredicatedPhi), region.name, "only PHI-PREDICATED-INSTRUCTION may follow what is predicated")
            _demand(phi.operands[0].recipe in inside, region.name, "PHI-PREDICATED-INSTRUCTION of what is not predicated here")

    def _verify_places(self) -> None:
        for block in self.plan.basic_blocks():
            for recipe in block.recipes:
                _demand(recipe not in self._place, block.name, f"{_kind(recipe)} stands there twice, or in two places")
                _demand(recipe.block is block, block.name, f"{_kind(recipe)} has another block")
                self._place[recipe] = len(self._place)

    # -- values

    def _verify_use_lists(self) -> None:
        uses: Counter[tuple[VPValue, Recipe]] = Counter()
        values: dict[VPValue, None] = dict.fromkeys(self.plan.live_ins)
        for recipe in self._place:
            values.update(dict.fromkeys(recipe.results))
            for operand in recipe.operands:
                values[operand] = None
                uses[operand, recipe] += 1
        for value in values:
            for user in value.users:
                _demand(user in self._place, _kind(user), "uses a value and stands nowhere")
            known = Counter(value.users)
            for user in known:
                _demand(known[user] == uses[value, user], _kind(user), "is in a use list another number of times than it uses the value")
        for value, recipe in uses:
            _demand(recipe in value.users, _kind(recipe), "uses a value in whose use list it isn't")

    def _verify_order(self, recipe: Recipe) -> None:
        """Operands are computed before; what goes round the loop, within it."""
        operands = recipe.operands
        if isinstance(recipe, HEADER_PHIS) and not isinstance(recipe, WidenInduction):
            _demand(len(operands) == 2, _kind(recipe), "has no value that goes round")
            self._verify_in_loop(recipe, operands[1])
            operands = operands[:1]
        for operand in operands:
            if isinstance(operand, LiveIn):
                continue
            _demand(operand.recipe in self._place, _kind(recipe), "uses a value of what stands nowhere")
            assert operand.recipe is not None
            if isinstance(recipe, WidenPhi):
                continue  # of a loop inside: what goes round comes later
            _demand(self._place[operand.recipe] < self._place[recipe], _kind(recipe), "uses a value before it is computed")
            self._verify_leaves_region(operand.recipe, recipe)

    def _verify_in_loop(self, phi: Recipe, value: VPValue) -> None:
        if isinstance(value, LiveIn):
            return
        _demand(value.recipe in self._place, _kind(phi), "what goes round is of what stands nowhere")
        assert value.recipe is not None
        ahead_or_inside = [self.plan.preheader, *basic_blocks_in(self.plan.loop)]
        _demand(value.recipe.block in ahead_or_inside, _kind(phi), "what goes round is computed behind the loop")
        assert isinstance(phi, VPValue)
        same = scalar_type(value, self.plan) is scalar_type(phi, self.plan)
        _demand(same, _kind(phi), "what goes round is of another type")

    @staticmethod
    def _verify_leaves_region(defined: Recipe, user: Recipe) -> None:
        """What is predicated is known behind the branch only as PHI-PREDICATED-INSTRUCTION."""
        assert defined.block is not None
        assert user.block is not None
        region = defined.block.parent
        if region is None or not region.is_replicator or isinstance(user, PredicatedPhi) or isinstance(defined, PredicatedPhi):
            return
        _demand(user.block.parent is region, _kind(user), "uses what another region computes under a mask")

    def _verify_masks(self, recipe: Recipe) -> None:
        for mask in _masks(recipe):
            _demand(scalar_type(mask, self.plan) is i1, _kind(recipe), "has a mask that is no i1")
        if isinstance(recipe, Blend):
            types = {scalar_type(value, self.plan) for value in (recipe.first, *(value for value, _ in recipe.others))}
            _demand(len(types) == 1, _kind(recipe), "blends values of several types")
        if isinstance(recipe, Replicate):
            count = len(recipe.instruction.operands) + recipe.is_predicated
            _demand(len(recipe.operands) == count, _kind(recipe), "has not as many operands as its instruction and mask")
        if isinstance(recipe, WidenPhi):
            sources = [*basic_blocks_in(self.plan.loop)]
            _demand(len(recipe.sources) == len(recipe.operands), _kind(recipe), "has not as many sources as values")
            _demand(all(one in sources for one in recipe.sources), _kind(recipe), "takes a value from outside the loop")

    # -- the loop

    def _verify_header(self) -> None:
        header = self.plan.first_block
        kinds = [isinstance(one, HEADER_PHIS) for one in header.recipes]
        _demand(
            bool(header.recipes) and isinstance(header.recipes[0], CanonicalInduction),
            header.name,
            "vector loop header does not start with CANONICAL-INDUCTION",
        )
        _demand(kinds == sorted(kinds, reverse=True), header.name, "phi-like recipe after non-phi recipe")
        canonical = [one for one in self._place if isinstance(one, CanonicalInduction)]
        _demand(len(canonical) == 1, header.name, "more than one CANONICAL-INDUCTION")
        following = canonical[0].operands[1]
        is_next = isinstance(following, VPInstruction) and following.opcode == "canonical-next"
        _demand(is_next, header.name, "CANONICAL-INDUCTION does not go on by VF * UF")
        for recipe in self._place:
            _demand(not isinstance(recipe, HEADER_PHIS) or recipe.block is header, _kind(recipe), "header phi outside of the header")

    def _verify_end(self) -> None:
        branches = [one for one in self._place if isinstance(one, VPInstruction) and one.opcode == "branch-on-count"]
        last = self.plan.loop.blocks[-1]
        ends = [*_recipes_of(last)][-1:]
        _demand(branches == ends, last.name, "vector loop must end with branch-on-count, and have no other")

    def _verify_phis_around(self) -> None:
        """Phis of blocks around the loop stand there, and nothing else."""
        plan = self.plan
        exits = [plan.exit, plan.early.target if plan.early is not None else None]
        for recipe in self._place:
            if isinstance(recipe, ExitPhi):
                _demand(recipe.block in exits, _kind(recipe), "stands elsewhere than behind the loop")
            if isinstance(recipe, ResumePhi):
                _demand(recipe.block is plan.scalar_preheader, _kind(recipe), "stands elsewhere than ahead of the scalar loop")
        for block, kind in (*((one, ExitPhi) for one in exits), (plan.scalar_preheader, ResumePhi)):
            if block is not None:
                _demand(all(isinstance(one, kind) for one in block.recipes), block.name, f"only {kind.__name__} may stand there")
        for recipe in self._place:
            block = recipe.block
            is_in_region = block is not None and block.parent is not None and block.parent.is_replicator
            if isinstance(recipe, (BranchOnMask, PredicatedPhi)):
                _demand(is_in_region, _kind(recipe), "stands outside of a replicate region")


def _recipes_of(block: object) -> Iterator[Recipe]:
    assert isinstance(block, VPBasicBlock)
    yield from block.recipes


def _masks(recipe: Recipe) -> list[VPValue]:
    """The operands that say which lanes."""
    match recipe:
        case BranchOnMask() | BranchOnCond():
            return recipe.operands
        case Blend():
            return [mask for _, mask in recipe.others]
        case Replicate() | WidenLoad() | WidenStore():
            return [recipe.mask] if recipe.mask is not None else []
        case Reduce():
            return recipe.operands[2:]
        case VPInstruction() if recipe.opcode in _OF_MASKS:
            return recipe.operands
        case VPInstruction() if recipe.opcode == "select":
            return recipe.operands[:1]
        case VPInstruction() if recipe.opcode == "safe-divisor":
            return recipe.operands[1:]
    return []


def _kind(recipe: Recipe) -> str:
    """What to call a recipe in a message."""
    if isinstance(recipe, VPInstruction):
        return f"EMIT {recipe.opcode}"
    instruction = getattr(recipe, "instruction", None)
    return f"{type(recipe).__name__} of `{instruction}`" if instruction is not None else type(recipe).__name__


def _demand(condition: bool, where: str, what: str) -> None:
    if not condition:
        raise InvalidPlanError(f"{where}: {what}")
