"""Regions for what is done only by lanes for which a mask holds.

    REPLICATE ir<%p> = gep ir<%a>, vp<%i>           becomes   <xVFxUF> pred.store: {
    REPLICATE store ir<%x>, ir<%p>, vp<%mask>                   pred.store.entry: BRANCH-ON-MASK vp<%mask>
                                                                pred.store.if: REPLICATE ir<%p> = gep ir<%a>, vp<%i>
                                                                               REPLICATE store ir<%x>, ir<%p>
                                                                pred.store.continue:
                                                              }

What only such a region needs is computed in it, and regions of one mask with nothing between become one. Source: LLVM's
VPlanTransforms::createAndOptimizeReplicateRegions.
"""

from __future__ import annotations

from nvopt.ir import CallInst
from nvopt.passes.loop_vectorize.vplan.recipes import BranchOnMask, PredicatedPhi, Replicate
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPBasicBlock, VPBlock, VPlan, VPRegion, VPValue


def create_and_optimize_replicate_regions(plan: VPlan) -> None:
    """Puts a region in for what is predicated, with all that only it needs, and makes one of neighbours."""
    _create_regions(plan)
    has_changed = True
    while has_changed:
        has_changed = _sink_scalar_operands(plan)
        has_changed |= _merge_regions(plan)


# -- made


def _create_regions(plan: VPlan) -> None:
    """Puts a region in for each predicated recipe; the body goes on in a block behind it."""
    done: list[VPBlock] = []
    for block in plan.body:
        assert isinstance(block, VPBasicBlock)
        recipes, block.recipes = block.recipes, []
        done.append(block)
        current = block
        for recipe in recipes:
            recipe.block = None
            if not isinstance(recipe, Replicate) or not recipe.is_predicated:
                current.append(recipe)
                continue
            region = _region(recipe)
            current = VPBasicBlock(f"{recipe.instruction.block.name}.{len(done) // 2}")
            done += [region, current]
    plan.loop.blocks[:] = done
    for one in done:
        one.parent = plan.loop


def _region(recipe: Replicate) -> VPRegion:
    mask = recipe.mask
    assert mask is not None
    name = f"pred.{recipe.instruction.opcode}"
    entry, inside, behind = (VPBasicBlock(f"{name}.{part}") for part in ("entry", "if", "continue"))
    entry.append(BranchOnMask([mask]))
    recipe.drop_mask()
    inside.append(recipe)
    if recipe.users:
        phi = PredicatedPhi([recipe])
        behind.append(phi)
        recipe.replace_uses_with(phi, lambda user: user is not phi)
    return VPRegion(name, [entry, inside, behind], is_replicator=True)


# -- made smaller outside


def _sink_scalar_operands(plan: VPlan) -> bool:
    """Moves scalars that only one region needs into it; whether there were any."""
    has_sunk = False
    for region in _regions(plan):
        inside = _inside(region)
        pending = [operand for recipe in inside.recipes for operand in recipe.operands]
        while pending:
            recipe = pending.pop().recipe
            if not isinstance(recipe, Replicate) or not _may_sink(recipe, inside):
                continue
            assert recipe.block is not None
            recipe.block.recipes.remove(recipe)
            recipe.block = None
            inside.insert(0, recipe)
            pending += recipe.operands
            has_sunk = True
    return has_sunk


def _may_sink(recipe: Replicate, target: VPBasicBlock) -> bool:
    """Whether a scalar computation stands outside of a region and is used only there."""
    if recipe.block is target or recipe.has_side_effects or recipe.instruction.opcode == "load" or isinstance(recipe.instruction, CallInst):
        return False
    assert recipe.block is not None
    is_predicated = recipe.block.parent is not None and recipe.block.parent.is_replicator
    return not is_predicated and all(user.block is target for user in recipe.users)


# -- made fewer


def _merge_regions(plan: VPlan) -> bool:
    """Merges regions of one mask between which nothing stands; whether there were any."""
    kept: list[VPBlock] = []
    for block in plan.body:
        if isinstance(block, VPRegion) and len(kept) > 1:
            before, between = kept[-2:]
            if isinstance(before, VPRegion) and not _block(between).recipes and _mask_of(before) is _mask_of(block):
                _merge(before, block)
                kept.pop()
                continue
        kept.append(block)
    has_merged = len(kept) < len(plan.body)
    plan.body[:] = kept
    return has_merged


def _merge(first: VPRegion, second: VPRegion) -> None:
    """Puts what is in a region behind what is in the one before. Each lane does first the one and then the other, as the scalar loop
    does."""
    inside = _inside(second)
    for phi in list(_behind(first).recipes):
        assert isinstance(phi, PredicatedPhi)
        phi.replace_uses_with(phi.operands[0], lambda user: user.block is inside)
        if not phi.users:
            phi.erase()
    _entry(second).recipes[0].erase()
    first.name = second.name
    for into, source in zip(first.blocks, second.blocks, strict=True):
        into.name = source.name
        for recipe in _block(source).recipes:
            recipe.block = None
            _block(into).append(recipe)


def _regions(plan: VPlan) -> list[VPRegion]:
    return [one for one in plan.body if isinstance(one, VPRegion)]


def _entry(region: VPRegion) -> VPBasicBlock:
    return _block(region.blocks[0])


def _inside(region: VPRegion) -> VPBasicBlock:
    return _block(region.blocks[1])


def _behind(region: VPRegion) -> VPBasicBlock:
    return _block(region.blocks[2])


def _block(block: VPBlock) -> VPBasicBlock:
    assert isinstance(block, VPBasicBlock)
    return block


def _mask_of(region: VPRegion) -> VPValue:
    branch: Recipe = _entry(region).recipes[0]
    return branch.operands[0]
