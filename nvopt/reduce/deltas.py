"""The delta passes, in the order in which a round runs them: what takes most away first."""

from __future__ import annotations

from nvopt.reduce import blocks, extras, globals, instructions, signatures, whole
from nvopt.reduce.search import Delta

DELTAS: tuple[Delta, ...] = (
    globals.FUNCTION_BODIES,
    globals.FUNCTIONS,
    globals.ALIASES,
    globals.GLOBAL_INITIALIZERS,
    globals.GLOBAL_VARIABLES,
    extras.DBG_RECORDS,
    extras.ATTACHMENTS,
    whole.ModuleData(),
    blocks.SIMPLIFY_CONDITIONALS_TRUE,
    blocks.SIMPLIFY_CONDITIONALS_FALSE,
    blocks.BASIC_BLOCKS,
    blocks.RETURNS,
    instructions.INSTRUCTIONS,
    whole.IRPasses(),
    blocks.MERGES,
    blocks.SWITCH_CASES,
    signatures.INSTRUCTIONS_TO_ARGS,
    instructions.OPERANDS_ZERO,
    instructions.OPERANDS_SKIP,
    instructions.OPERANDS_TO_ARGS,
    instructions.OPERANDS_ONE,
    blocks.UNREACHABLE_RETURNS,
    signatures.RETURN_TYPES,
    signatures.ARGUMENTS,
    globals.ZERO_INITIALIZERS,
    extras.ATTRIBUTES,
    extras.OPERAND_BUNDLES,
    globals.GLOBAL_VALUES,
    instructions.INSTRUCTION_FLAGS,
    instructions.ATOMIC_ORDERING,
    instructions.TYPES,
    globals.GLOBAL_TYPES,
    extras.METADATA,
    globals.NULL_FUNCTIONS,
)
