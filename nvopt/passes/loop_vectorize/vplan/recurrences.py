"""Fixed-order recurrences: what an iteration uses of the one before comes from the vector of both.

    %prev = phi [ %init, … ], [ %x, … ]     FIRST-ORDER-RECURRENCE-PHI ir<%prev> = phi ir<%init>, ir<%x>
    %y = add %prev, %x                       WIDEN ir<%x> = load …
    %x = load …                              EMIT vp<%0> = first-order splice ir<%prev>, ir<%x>
                                             WIDEN ir<%y> = add vp<%0>, ir<%x>

Users of the phi that stand before its next value are put behind that, with their own users. Where one of them must stay, the next value is
put before them instead, with what it is computed from. Source: LLVM's VPlanTransforms::adjustFixedOrderRecurrences.
"""

from __future__ import annotations

from nvopt.passes.loop_vectorize.vplan.recipes import (
    HEADER_PHIS,
    FirstOrderRecurrencePhi,
    Interleave,
    Replicate,
    VPInstruction,
    WidenLoad,
    WidenStore,
)
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPBasicBlock, VPlan


def splice_recurrences(plan: VPlan) -> bool:
    """Makes the vectors that users of recurrences want; False where one of these can't be put behind them, nor they before it."""
    body = plan.first_block
    phis = [one for one in body.recipes if isinstance(one, FirstOrderRecurrencePhi)]
    spliced: dict[FirstOrderRecurrencePhi, VPInstruction] = {}
    while phis:
        ready = [phi for phi in phis if not isinstance(phi.operands[1], FirstOrderRecurrencePhi) or phi.operands[1] in spliced]
        if not ready:
            return False  # recurrences that go round among themselves
        for phi in ready:
            phis.remove(phi)
            if not _splice(body, phi, spliced):
                return False
    return True


def _splice(body: VPBasicBlock, phi: FirstOrderRecurrencePhi, spliced: dict[FirstOrderRecurrencePhi, VPInstruction]) -> bool:
    following = phi.operands[1]
    previous = spliced.get(following, following) if isinstance(following, FirstOrderRecurrencePhi) else following
    defined = previous.recipe
    users = list(dict.fromkeys(phi.users))
    splice = spliced[phi] = VPInstruction("first-order splice", [phi, previous])
    if defined is None or isinstance(defined, HEADER_PHIS):
        body.insert(_behind_phis(body), splice)
    else:
        if not _sink(body, users, defined) and not _hoist(body, users, phi, defined):
            return False
        body.insert(body.recipes.index(defined) + 1, splice)
    phi.set_operand(1, previous)
    for user in users:
        if user is splice or user.block is not body:
            continue
        for at, operand in enumerate(user.operands):
            if operand is phi and not (isinstance(user, HEADER_PHIS) and user is not phi):
                user.set_operand(at, splice)
    return True


def _behind_phis(body: VPBasicBlock) -> int:
    return next(at for at, one in enumerate(body.recipes) if not isinstance(one, HEADER_PHIS))


def _sink(body: VPBasicBlock, users: list[Recipe], previous: Recipe) -> bool:
    """Puts those of `users` that stand before `previous` behind it, and all that needs them; False where one must stay, or `previous`
    itself needs them."""
    place = {recipe: at for at, recipe in enumerate(body.recipes)}
    limit = place[previous]
    sunk: dict[Recipe, None] = {}
    pending = list(users)
    while pending:
        user = pending.pop()
        if user.block is not body or isinstance(user, HEADER_PHIS) or user in sunk or place[user] > limit:
            continue
        if user is previous or not _may_move(user):
            return False
        sunk[user] = None
        pending += [one for value in user.results for one in value.users]
    if not sunk:
        return True
    moved = sorted(sunk, key=place.__getitem__)
    rest = [one for one in body.recipes if one not in sunk]
    at = rest.index(previous) + 1
    body.recipes[:] = [*rest[:at], *moved, *rest[at:]]
    return True


def _hoist(body: VPBasicBlock, users: list[Recipe], phi: FirstOrderRecurrencePhi, previous: Recipe) -> bool:
    """Puts `previous` before the first of `users`, and all that it needs; False where something of that must stay, or needs the phi."""
    place = {recipe: at for at, recipe in enumerate(body.recipes)}
    limit = min(place[user] for user in users if user.block is body and not isinstance(user, HEADER_PHIS))
    hoisted: dict[Recipe, None] = {}
    pending = [previous]
    while pending:
        recipe = pending.pop()
        if recipe.block is not body or recipe in hoisted or place[recipe] < limit:
            continue
        if phi in recipe.operands or not _may_move(recipe):
            return False
        hoisted[recipe] = None
        pending += [operand.recipe for operand in recipe.operands if operand.recipe is not None]
    moved = sorted(hoisted, key=place.__getitem__)
    before = body.recipes[:limit]
    body.recipes[:] = [*before, *moved, *(one for one in body.recipes[limit:] if one not in hoisted)]
    return True


def _may_move(recipe: Recipe) -> bool:
    """Whether it neither has an effect nor reads memory."""
    if recipe.has_side_effects or isinstance(recipe, (WidenLoad, WidenStore, Interleave)):
        return False
    return not isinstance(recipe, Replicate) or not (recipe.is_predicated or _reads(recipe))


def _reads(recipe: Replicate) -> bool:
    return recipe.instruction.opcode in ("load", "call", "store")
