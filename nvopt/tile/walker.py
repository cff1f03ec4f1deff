"""The walker: simplifies an expression from its leaves up, with a body for each family of kinds.

    walker = Walker(pool, Ledger(roots))
    simpler = walker.simplify(root)
    results, saved = simplify_all(pool, roots, nodes)      # all that a front end has

A node's operands are simplified first; then its body puts it into canonical form and tries the rules of its kind, which are tables
(`rules/`); what a rule makes is simplified in turn. A rewrite that would make the graph dearer is not made.

Results are kept in two caches, and the caller says which: REWRITES, where every rule is tried and the graph's costs decide, and FOLDS,
where only those rules are tried whose result is there already, a number or a part of the expression. Rules ask the latter what something
would come to that isn't part of the graph.

The walk has a stack of its own, not Python's, and `recursion_limit` bounds its depth: what lies deeper is taken as it is. Whoever
simplifies operands before their users, as `simplify_all` does, never gets there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import Enum
from typing import Final, NoReturn, TypeVar

from nvopt.tile.costs import AT_ANY_PRICE, Ledger, Nest, cost
from nvopt.tile.evaluation import evaluate
from nvopt.tile.expressions import POISON, UNDEF, Expression, Pool, Symbol
from nvopt.tile.kinds import ARITHMETIC, COMPARISONS, FUNNEL_SHIFTS, MIN_MAX, UNARY, VARIADIC, Kind
from nvopt.tile.narrowing import narrow
from nvopt.tile.rules import Applicable, applicable
from nvopt.tile.sharing import share
from nvopt.tile.wanted import leave_unwanted

RECURSION_LIMIT: Final = 1000
ROUNDS: Final = 3
"""So often a front end's expressions are walked over at most."""
Key = TypeVar("Key")
"""What a front end knows its values by."""
SPELLED: Final = 2
"""So often they are gone over behind that, with the rules of spelling, too."""
SIGHT: Final = 4
"""So many operations above a node that has changed are looked at anew."""
MOST_STEPS: Final = 24
"""So many rewrites in a row are made of one node; a net under rules that undo each other."""
MOST_REWRITES: Final = 30
"""So many are made for one of a front end's values, whose operands have been rewritten before: most take one or two. An addition that goes
into all arms of a chain of selects may take thousands, and so may the next one."""

Offer = tuple[Expression, bool]
"""What a rule would make of a node, and whether it may stand for the node where it costs the same, too."""
_Body = Callable[["Walker", Expression, "CacheKind"], Expression]


class CacheKind(Enum):
    """Which rules are tried, and which cache the results are kept in."""

    FOLDS = 0
    REWRITES = 1


class InvalidExpressionKindError(Exception):
    """A node of no kind: a sentinel, or a node that its pool has let go. This is a bug of whoever made it."""


def bug_invalid_expr_kind(node: Expression) -> NoReturn:
    """Ends the walk over a node of no kind."""
    raise InvalidExpressionKindError(f"there are no expressions of kind {int(node.kind)}")


class Walker:
    """Simplifies the expressions of one pool."""

    def __init__(self, pool: Pool, ledger: Ledger | None = None, recursion_limit: int = RECURSION_LIMIT) -> None:
        self.pool = pool
        self.ledger = ledger if ledger is not None else Ledger(())
        self.recursion_limit = recursion_limit
        self.rewrites_left = sys.maxsize
        self.spells = False
        """Whether the rules of spelling are tried, too."""
        self._folds: dict[Expression, Expression] = {}
        self._rewrites: dict[Expression, Expression] = {}
        self._refused: dict[Expression, list[Offer]] = {}
        """What rules have offered for nodes that stayed what they are, for the next walk: rules give the same each time, and nodes are used
        more or less often meanwhile. Two in five nodes that are walked over have been before."""
        pool.fold = self._fold

    def forget(self, changed: Collection[Expression]) -> None:
        """Makes room in the cache of rewrites for another walk, which may find more of nodes near those that are used more or less often
        now than when they were walked over."""
        results = self._rewrites
        above: dict[Expression, int] = dict.fromkeys(changed, 0)
        for node in sorted(results, key=lambda node: node.serial):
            if node not in above:
                nearest = min((above.get(operand, SIGHT) for operand in node.operands), default=SIGHT)
                if nearest >= SIGHT and results[node] is node:
                    continue
                above[node] = nearest + 1
            del results[node]

    def begin_spelling(self) -> None:
        """Has the rules of spelling tried from now on."""
        self.spells = True
        self._refused.clear()

    def spelled(self) -> set[Expression]:
        """The nodes in need that a rule of spelling knows."""
        pool = self.pool
        return {
            node
            for node in self.ledger.live()
            if node.count and any(rule(pool, node) is not None for rule in applicable(node, pool.has_undefined).spellings)
        }

    def settled(self, roots: Iterable[Expression]) -> dict[Expression, Expression]:
        """What nodes are on what stands for their operands now, also of those that were too far above a change to be walked over again."""
        if not self.ledger.forwarded:
            return {root: root for root in roots}
        current = self.ledger.current
        found: dict[Expression, Expression] = {}
        waited: set[Expression] = set()
        stack = list(roots)
        while stack:
            node = stack[-1]
            if node in found:
                stack.pop()
                continue
            operands = [current(operand) for operand in node.operands]
            if node not in waited:
                waited.add(node)
                stack += [operand for operand in operands if operand not in found and operand not in waited]
                continue
            after = tuple([found.get(operand, before) for operand, before in zip(operands, node.operands, strict=True)])
            found[node] = node if after == node.operands else rebuilt(self.pool, node, after)
            self.ledger.takes_place(node, found[node])
        return found

    def _fold(self, node: Expression) -> Expression:
        return self.simplify(node, CacheKind.FOLDS)

    def simplify(self, root: Expression, cache: CacheKind = CacheKind.REWRITES, depth: int = 0) -> Expression:
        """The canonical form of an expression, which may be the same. InvalidExpressionKindError where a node is none."""
        results = self._rewrites if cache is CacheKind.REWRITES else self._folds
        found = results.get(root)
        if found is not None:
            return found
        shallow: dict[Expression, Expression] = {}
        """What was taken as it is, this time, since it lies too deep."""
        step: dict[Expression, tuple[Expression, int]] = {}
        """What a node that is being simplified has been rewritten to, and how many rewrites led there."""
        stack = [(root, depth, 0)]
        while stack:
            node, depth, steps = stack[-1]
            if node in results or node in shallow:
                stack.pop()
                continue
            if node.count == 0:
                results[node] = self._dispatch(node, cache)
                stack.pop()
                continue
            if node in step:
                after = step[node][0]
                results[node] = results.get(after) or shallow.get(after) or after
                stack.pop()
                continue
            if depth > self.recursion_limit:
                shallow[node] = self.materialize_without_deepening(node, results)
                stack.pop()
                continue
            waiting = []
            for operand in node.operands if cache is CacheKind.FOLDS else map(self.ledger.current, node.operands):
                if operand not in results:
                    if operand.count == 0:
                        results[operand] = self._dispatch(operand, cache)
                    elif operand not in shallow and operand not in step:
                        waiting.append((operand, depth + 1, 0))
            if waiting:
                stack += waiting
                continue
            after = self._with_operands(node, results, shallow, cache)
            is_last = steps >= MOST_STEPS
            if cache is CacheKind.REWRITES and not self.rewrites_left:
                is_last = True
            else:
                after = self._dispatch(after, cache)
            if after is node or (after in step and after not in results) or is_last:
                results[node] = after
                stack.pop()
            else:
                step[node] = after, steps
                stack.append((after, depth, steps + 1))
                self.rewrites_left -= cache is CacheKind.REWRITES
        return results.get(root) or shallow[root]

    def materialize_without_deepening(self, node: Expression, results: dict[Expression, Expression]) -> Expression:
        """The node as it is, on what is known of its operands already."""
        operands = node.operands
        known = tuple(results.get(operand, operand) for operand in operands)
        return node if known == operands else rebuilt(self.pool, node, known)

    def _with_operands(
        self, node: Expression, results: dict[Expression, Expression], shallow: dict[Expression, Expression], cache: CacheKind
    ) -> Expression:
        """The node on its simplified operands."""
        is_rewritten = cache is CacheKind.REWRITES
        current, operands = self.ledger.current, node.operands
        if tuple(map(results.get, operands)) == operands and self.ledger.forwarded.keys().isdisjoint(operands):
            return node
        operands = tuple(map(current, operands)) if is_rewritten else operands
        simpler = tuple([results.get(operand) or shallow.get(operand) or operand for operand in operands])
        if is_rewritten:
            simpler = tuple(map(current, simpler))
        if simpler == node.operands:
            return node
        after = rebuilt(self.pool, node, simpler)
        if is_rewritten and after is not node:
            self.ledger.replace(node, after, gain=AT_ANY_PRICE)
        return after

    # -- the bodies

    def _dispatch(self, node: Expression, cache: CacheKind) -> Expression:
        body = _BODIES.get(node.kind)
        if body is None:
            bug_invalid_expr_kind(node)
        return body(self, node, cache)

    def materialize_constant(self, node: Expression, cache: CacheKind) -> Expression:
        """A number is canonical."""
        return node

    def materialize_bitvec_leaf(self, node: Expression, cache: CacheKind) -> Expression:
        """Classifies a leaf's payload: a number becomes a constant; undef, poison and symbols stay what they are."""
        payload = node.payload
        if isinstance(payload, int):
            return self.pool.constant(payload, node.bits, node.shape)
        if payload is UNDEF or payload is POISON or isinstance(payload, Symbol):
            return node
        bug_invalid_expr_kind(node)

    def simplify_unary(self, node: Expression, cache: CacheKind) -> Expression:
        """not, neg, abs, freeze."""
        return self._simplify_by_rules(node, cache)

    def simplify_variadic_boolean(self, node: Expression, cache: CacheKind) -> Expression:
        """and, or, xor of any number of operands."""
        return self._simplify_by_rules(node, cache)

    def simplify_binary_arithmetic(self, node: Expression, cache: CacheKind) -> Expression:
        """Sums, products, quotients, remainders, shifts, min and max."""
        return self._simplify_by_rules(node, cache)

    def simplify_comparison(self, node: Expression, cache: CacheKind) -> Expression:
        """Equality and order."""
        return self._simplify_by_rules(node, cache)

    def simplify_select(self, node: Expression, cache: CacheKind) -> Expression:
        """select, and funnel shifts, which have three operands, too."""
        return self._simplify_by_rules(node, cache)

    def simplify_cast(self, node: Expression, cache: CacheKind) -> Expression:
        """zext, sext, trunc."""
        return self._simplify_by_rules(node, cache)

    def _simplify_by_rules(self, node: Expression, cache: CacheKind) -> Expression:
        """The first rewrite of the node that a rule knows and that pays; the node where there is none."""
        if cache is CacheKind.REWRITES and (refused := self._refused.get(node)) is not None:
            return self._first_that_pays(node, refused)
        pool = self.pool
        if node.first.kind is Kind.EK_Constant and node.kind is not Kind.EK_Cast:
            numbers = [operand.number for operand in node.operands]
            if None not in numbers:
                number = evaluate(node.kind, numbers, node.first.bits if node.kind in COMPARISONS else node.bits)  # type: ignore[arg-type]
                if number is not None:
                    return self._accepted(node, pool.constant(number, node.bits, node.shape), cache)
        rules = applicable(node, pool.has_undefined)
        for rule in rules.folds:
            found = rule(pool, node)
            if found is not None and found is not node:
                return self._accepted(node, found, cache)
        if cache is CacheKind.FOLDS:
            return node
        offers: list[Offer] = []
        found = self._first_that_pays(node, self._offers(node, rules, offers))
        if found is node:
            self._refused[node] = offers
        return found

    def _offers(self, node: Expression, rules: Applicable, offers: list[Offer]) -> Iterator[Offer]:
        """What the rules would make of a node, as long as somebody asks; also added to `offers`."""
        pool = self.pool
        for table, chooses in ((rules.canonical, True), (rules.spellings if self.spells else (), True), (rules.rewrites, False)):
            for rule in table:  # canonical ones first: these keep flags
                found = rule(pool, node)
                if found is not None and found is not node:
                    offers.append((found, chooses))
                    yield found, chooses

    def _first_that_pays(self, node: Expression, offers: Iterable[Offer]) -> Expression:
        """The first offer that saves something; or else the first that costs the same, of those that may choose; or else the node."""
        equals = []
        for found, chooses in offers:
            if self.ledger.replace(node, found, gain=1):
                return found
            if chooses:
                equals.append(found)
        for found in equals:
            if self.ledger.replace(node, found):
                return found
        return node

    def _accepted(self, node: Expression, after: Expression, cache: CacheKind) -> Expression:
        """What stands for the node from now on, of which only the cache of rewrites gives account."""
        return after if cache is CacheKind.FOLDS or after is node or self.ledger.replace(node, after) else node


def rebuilt(pool: Pool, node: Expression, operands: tuple[Expression, ...]) -> Expression:
    """The same operation, with the same flags, on other operands."""
    if node.kind is Kind.EK_Cast:
        return pool.cast(str(node.payload), operands[0], node.bits, node.flags)
    return pool.make(node.kind, operands, node.flags)


def simplify_all(
    pool: Pool,
    roots: Iterable[Expression],
    nodes: Mapping[Key, Expression],
    recursion_limit: int = RECURSION_LIMIT,
    rounds: int = ROUNDS,
    loops: dict[Expression, Nest] | None = None,
    spells: bool = False,
) -> tuple[dict[Key, Expression], int]:
    """What each of a front end's values that is still needed is to be, and what is saved, in the units of `costs.py`. Values stand behind
    their operands in `nodes`; `roots` are the expressions that are needed in any case; `loops` says in which loops they are computed, and
    is told so of new ones. All are gone over `rounds` times at most, again as long as something is saved, and then spelled as instcombine
    will, where `spells` says so."""
    ledger = Ledger(roots, loops)
    walker = Walker(pool, ledger, recursion_limit)
    results = dict(nodes)

    def walk() -> None:
        for value, node in results.items():
            node = ledger.current(node)
            if ledger.is_live(node):
                walker.rewrites_left = MOST_REWRITES
                results[value] = walker.simplify(node)

    before = sum(map(cost, nodes.values()))
    after = ledger.total()
    seen = -1
    for _ in range(rounds):
        walk()
        if ledger.replacements != seen:  # otherwise these would find what they found before
            seen = ledger.replacements
            share(pool, ledger)
            narrow(pool, ledger)
            leave_unwanted(pool, ledger)
        last, after = after, ledger.total()
        if after >= last:
            break
        walker.forget(ledger.changed())
    if spells and (changed := walker.spelled()):
        walker.begin_spelling()
        for _ in range(SPELLED):
            walker.forget(changed)
            walk()
            changed = ledger.changed()
        after = ledger.total()
    current = {value: ledger.current(node) for value, node in results.items()}
    settled = walker.settled(node for node in current.values() if ledger.is_live(node))
    return {value: settled[node] for value, node in current.items() if ledger.is_live(node)}, before - after


_BODIES: Final[dict[Kind, _Body]] = {
    Kind.EK_Constant: Walker.materialize_constant,
    Kind.EK_BitVecConst: Walker.materialize_bitvec_leaf,
    Kind.EK_Select: Walker.simplify_select,
    Kind.EK_Cast: Walker.simplify_cast,
    Kind.EK_Freeze: Walker.simplify_unary,
    **dict.fromkeys(UNARY, Walker.simplify_unary),
    **dict.fromkeys(VARIADIC, Walker.simplify_variadic_boolean),
    **dict.fromkeys(ARITHMETIC | MIN_MAX, Walker.simplify_binary_arithmetic),
    **dict.fromkeys(COMPARISONS, Walker.simplify_comparison),
    **dict.fromkeys(FUNNEL_SHIFTS, Walker.simplify_select),
}
