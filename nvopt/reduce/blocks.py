"""Branches that always go one way, blocks, and what ends them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from nvopt.analysis.cfg import single_predecessor
from nvopt.ir import BasicBlock, BranchInst, Constant, Module, ReturnInst, SwitchInst, UnreachableInst
from nvopt.reduce.edits import Edit, definitions, end_block, erase_unreachable, functions_of
from nvopt.transforms.blocks import merge_into_predecessor


def _blocks(module: Module) -> Iterator[BasicBlock]:
    for function in definitions(module):
        yield from function.blocks


def _that_fork(module: Module) -> list[BasicBlock]:
    return [block for block in _blocks(module) if len(block.successors) > 1]


def _always(choice: int) -> Callable[[Sequence[BasicBlock]], None]:
    def lead(chosen: Sequence[BasicBlock]) -> None:
        for block in chosen:
            _lead_to(block, block.successors[choice])
        for function in functions_of(chosen):
            erase_unreachable(function)

    return lead


def _lead_to(block: BasicBlock, target: BasicBlock) -> None:
    """Makes one edge to `target` the only one of the block."""
    came = {phi: phi.incoming_for(block) for phi in target.phis()}
    end_block(block, BranchInst(target))
    for phi, value in came.items():
        phi.add_incoming(value, block)


def _but_entries(module: Module) -> list[BasicBlock]:
    return [block for function in definitions(module) for block in function.blocks[1:]]


def _remove_blocks(chosen: Sequence[BasicBlock]) -> None:
    """Whoever went there goes to another of its successors, or returns."""
    doomed = set(chosen)
    functions = functions_of(chosen)
    for function in functions:
        for block in function.blocks:
            if block not in doomed and any(successor in doomed for successor in block.successors):
                left = [successor for successor in block.successors if successor not in doomed]
                if left:
                    _lead_to(block, left[0])
                else:
                    end_block(block)
    for function in functions:
        erase_unreachable(function)


def _that_lead_on(module: Module) -> list[BasicBlock]:
    return [block for block in _blocks(module) if block.successors]


def _return_at_once(chosen: Sequence[BasicBlock]) -> None:
    for block in chosen:
        end_block(block)
    for function in functions_of(chosen):
        erase_unreachable(function)


def _that_return(module: Module) -> list[BasicBlock]:
    return [block for block in _blocks(module) if isinstance(block.terminator, ReturnInst) and block.terminator.operands]


def _never_return(chosen: Sequence[BasicBlock]) -> None:
    for block in chosen:
        end_block(block, UnreachableInst())


def _that_follow(module: Module) -> list[BasicBlock]:
    return [block for block in _but_entries(module) if single_predecessor(block) is not None]


def _merge(chosen: Sequence[BasicBlock]) -> None:
    for block in chosen:
        merge_into_predecessor(block)


def _cases(module: Module) -> Iterator[tuple[SwitchInst, Constant, BasicBlock]]:
    for block in _blocks(module):
        if isinstance(block.terminator, SwitchInst):
            for value, target in block.terminator.cases:
                yield block.terminator, value, target


def _drop_cases(chosen: Sequence[tuple[SwitchInst, Constant, BasicBlock]]) -> None:
    for switch in dict.fromkeys(switch for switch, _, _ in chosen):
        gone = [(value, target) for of, value, target in chosen if of is switch]
        for _, target in gone:
            target.remove_predecessor(switch.block)
        made = SwitchInst(switch.condition, switch.default, [case for case in switch.cases if case not in gone])
        made.insert_before(switch)
        switch.erase()
        assert made.function is not None
        erase_unreachable(made.function)


SIMPLIFY_CONDITIONALS_TRUE = Edit("simplify-conditionals-true", _that_fork, _always(0))
SIMPLIFY_CONDITIONALS_FALSE = Edit("simplify-conditionals-false", _that_fork, _always(-1))
BASIC_BLOCKS = Edit("basic-blocks", _but_entries, _remove_blocks)
RETURNS = Edit("returns", _that_lead_on, _return_at_once)
UNREACHABLE_RETURNS = Edit("unreachable-returns", _that_return, _never_return)
MERGES = Edit("merge-blocks", _that_follow, _merge)
SWITCH_CASES = Edit("switch-cases", _cases, _drop_cases)
