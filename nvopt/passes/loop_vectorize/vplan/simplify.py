"""What plans go through before code is made of them.

    EMIT vp<%a> = logical-and ir<true>, ir<%c>                      (gone: users have ir<%c>)
    BLEND ir<%b> = ir<%x> ir<%y>/vp<%a> ir<%z>/ir<false>      ->    BLEND ir<%b> = ir<%x> ir<%y>/ir<%c>
    WIDEN-CAST ir<%t> = trunc ir<%wide> to i32                      (gone: users have ir<%narrow>, of which ir<%wide> is the zext)

Source: LLVM's VPlanTransforms::optimize and what it calls.
"""

from __future__ import annotations

from nvopt.ir import ConstantInt
from nvopt.ir.types import i1
from nvopt.passes.loop_vectorize.vplan.hoisting import licm
from nvopt.passes.loop_vectorize.vplan.induction_transforms import optimize_inductions
from nvopt.passes.loop_vectorize.vplan.observer import After, nobody
from nvopt.passes.loop_vectorize.vplan.recipes import HEADER_PHIS, Blend, OfInstruction, Replicate, VPInstruction, Widen, WidenCast
from nvopt.passes.loop_vectorize.vplan.replicate_regions import create_and_optimize_replicate_regions
from nvopt.passes.loop_vectorize.vplan.types import scalar_type
from nvopt.passes.loop_vectorize.vplan.values import LiveIn, Recipe, SingleDef, VPlan, VPValue, has_loops_inside

_NEUTRAL = {"add": 0, "or": 0, "xor": 0, "mul": 1, "and": -1}
"""Operations on integers, with the operand that changes nothing."""


def optimize(plan: VPlan, after: After = nobody) -> None:
    """Brings a plan into the form that code is made of; `after` is told of each step."""
    after("printAfterInitialConstruction", plan)
    for name, transform in OUTER_TRANSFORMS if has_loops_inside(plan) else TRANSFORMS:
        transform(plan)
        after(name, plan)


def remove_dead_recipes(plan: VPlan) -> None:
    """Erases what has no effect and no user; header phis too of which only what goes round is left."""
    for recipe in reversed([*plan.recipes()]):
        if not recipe.has_side_effects and not any(value.users for value in recipe.results):
            recipe.erase()
    for recipe in list(plan.recipes()):
        if isinstance(recipe, HEADER_PHIS) and all(user is recipe for user in recipe.users):
            _erase_cycle(recipe)


def _erase_cycle(phi: Recipe) -> None:
    """Erases a phi that at most itself uses."""
    block = phi.block
    assert block is not None
    for operand in phi.operands:
        operand.users.remove(phi)
    phi.operands = []
    block.recipes.remove(phi)
    phi.block = None


# -- recipes that are something simpler


def simplify_recipes(plan: VPlan) -> None:
    """Gives the users of recipes that compute what is there already that."""
    for recipe in plan.recipes():
        same = _simplified(recipe, plan)
        if same is not None:
            assert isinstance(recipe, SingleDef)
            recipe.replace_all_uses_with(same)


def _simplified(recipe: Recipe, plan: VPlan) -> VPValue | None:
    """What is the same as the recipe, and simpler."""
    match recipe:
        case VPInstruction(opcode="not"):
            return _simplified_not(recipe, plan)
        case VPInstruction(opcode="logical-and") if scalar_type(recipe, plan) is i1:
            return _simplified_and(recipe, plan)
        case VPInstruction(opcode="or") if scalar_type(recipe, plan) is i1:
            return _simplified_or(recipe, plan)
        case WidenCast() | Replicate():
            return _simplified_cast(recipe, plan)
        case Widen() if recipe.instruction.opcode in _NEUTRAL:
            first, second = recipe.operands
            neutral = _NEUTRAL[recipe.instruction.opcode]
            return second if _is_number(first, neutral) else first if _is_number(second, neutral) else None
    return None


def _simplified_not(recipe: VPInstruction, plan: VPlan) -> VPValue | None:
    (mask,) = recipe.operands
    known = _known_bit(mask)
    if known is not None:
        return _bit(plan, not known)
    return mask.operands[0] if isinstance(mask, VPInstruction) and mask.opcode == "not" else None


def _simplified_and(recipe: VPInstruction, plan: VPlan) -> VPValue | None:
    first, second = recipe.operands
    if False in (_known_bit(first), _known_bit(second)):
        return _bit(plan, False)
    if _known_bit(first) or first is second or _includes(second, first):
        return second
    return first if _known_bit(second) or _includes(first, second) else None


def _includes(mask: VPValue, other: VPValue) -> bool:
    """Whether a mask is `other`, and something more."""
    return isinstance(mask, VPInstruction) and mask.opcode == "logical-and" and other in mask.operands


def _simplified_or(recipe: VPInstruction, plan: VPlan) -> VPValue | None:
    first, second = recipe.operands
    if True in (_known_bit(first), _known_bit(second)) or _is_opposite(first, second):
        return _bit(plan, True)
    if _known_bit(first) is False or first is second:
        return second
    if _known_bit(second) is False:
        return first
    return _common_part(first, second)


def _common_part(first: VPValue, second: VPValue) -> VPValue | None:
    """x, where one is `x and y` and the other `x and not y`."""
    if not (isinstance(first, VPInstruction) and isinstance(second, VPInstruction)):
        return None
    if not first.opcode == second.opcode == "logical-and" or first.operands[0] is not second.operands[0]:
        return None
    return first.operands[0] if _is_opposite(first.operands[1], second.operands[1]) else None


def _is_opposite(first: VPValue, second: VPValue) -> bool:
    """Whether one is `not` of the other."""
    pairs = ((first, second), (second, first))
    return any(isinstance(one, VPInstruction) and one.opcode == "not" and one.operands[0] is other for one, other in pairs)


def _simplified_cast(recipe: WidenCast | Replicate, plan: VPlan) -> VPValue | None:
    """What was made wider, where it is cut again to what it was."""
    if recipe.instruction.opcode != "trunc":
        return None
    wide = recipe.operands[0]
    if type(wide) is not type(recipe) or not isinstance(wide, OfInstruction) or wide.instruction.opcode not in ("zext", "sext"):
        return None
    return wide.operands[0] if scalar_type(wide.operands[0], plan) is recipe.instruction.type else None


def simplify_blends(plan: VPlan) -> None:
    """Leaves ways out of blends that are never taken, or that are followed by one that always is."""
    for recipe in plan.recipes():
        if isinstance(recipe, Blend):
            _simplify_blend(recipe)


def _simplify_blend(blend: Blend) -> None:
    first = blend.first
    others: list[tuple[VPValue, VPValue]] = []
    for value, mask in blend.others:
        known = _known_bit(mask)
        if known:
            first, others = value, []
        elif known is None:
            others.append((value, mask))
    if all(value is first for value, _ in others):
        blend.replace_all_uses_with(first)
    elif len(others) < len(blend.others):
        assert blend.block is not None
        made = Blend(blend.phi, first, others)
        blend.block.insert(blend.block.recipes.index(blend), made)
        blend.replace_all_uses_with(made)


def _known_bit(mask: VPValue) -> bool | None:
    """Which bit it is in all lanes, where that is known."""
    constant = mask.underlying if isinstance(mask, LiveIn) else None
    return bool(constant.unsigned) if isinstance(constant, ConstantInt) and constant.type is i1 else None


def _bit(plan: VPlan, value: bool) -> VPValue:
    return plan.live_in(ConstantInt.get(i1, int(value)))


def _is_number(value: VPValue, number: int) -> bool:
    constant = value.underlying if isinstance(value, LiveIn) else None
    return isinstance(constant, ConstantInt) and constant.signed == ConstantInt.get(constant.type, number).signed


TRANSFORMS = (
    ("simplifyRecipes", simplify_recipes),
    ("simplifyBlends", simplify_blends),
    ("optimizeInductions", optimize_inductions),
    ("removeDeadRecipes", remove_dead_recipes),
    ("licm", licm),
    ("createAndOptimizeReplicateRegions", create_and_optimize_replicate_regions),
)
"""In order, by LLVM's names. Invariant code is hoisted first: what stands ahead of the loop isn't put into a region."""
OUTER_TRANSFORMS = TRANSFORMS[:4]
"""For plans with loops inside: what stands behind a branch isn't hoisted, and nothing has a mask."""
