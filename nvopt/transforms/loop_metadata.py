"""What `!llvm.loop` says of a loop, read and written.

    integer_property(loop, "llvm.loop.unroll.count")              # 4, or None
    set_property(loop, "llvm.loop.isvectorized", 1)               # a new node, on every latch
    drop_properties(loop, ["llvm.loop.vectorize.", "llvm.loop.isvectorized"])
    followup_id(loop, ["llvm.loop.unroll.followup_all"])          # (True, what a transformed loop is to have)

    br i1 %c, label %loop, label %exit, !llvm.loop !0
    !0 = distinct !{!0, !1, !2}                                   # itself first: no two loops share a node by chance
    !1 = !{!"llvm.loop.mustprogress"}
    !2 = !{!"llvm.loop.unroll.count", i32 4}

Source: LLVM's LoopUtils (addStringMetadataToLoop, makeFollowupLoopID, hasUnrollTransformation and the like), Loop::setLoopID, and
makePostTransformationMetadata.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from nvopt.analysis.loops import Loop
from nvopt.ir import ConstantInt, MDNode, MDString, Module, ValueAsMetadata
from nvopt.ir.metadata import Field
from nvopt.ir.types import i1, i32
from nvopt.transforms.blocks import function_of, terminator_of

PEELED_COUNT = "llvm.loop.peeled.count"
"""How many of a loop's iterations are done ahead of it."""


class TransformationMode(Enum):
    """What the program says about transforming a loop."""

    UNSPECIFIED = "up to the pass"
    FORCED = "to be done"
    ENABLED = "to be done, by what is said about how"
    DISABLED = "not to be done"
    SUPPRESSED = "not to be done: it has been, or the user says so by a count of one"


# -- reading


def property_node(loop: Loop, name: str) -> MDNode | None:
    """The entry of the loop's node with that name, such as `!{!"llvm.loop.unroll.count", i32 4}`; None where there is none."""
    node = loop.loop_id()
    return next((entry for entry in _entries(node) if _name_of(entry) == name), None) if node is not None else None


def boolean_property(loop: Loop, name: str) -> bool:
    """Whether the loop has the property: an entry of its name, alone or with another value than zero."""
    entry = property_node(loop, name)
    if entry is None:
        return False
    return len(entry.operands) == 1 or _number(entry) != 0


def integer_property(loop: Loop, name: str) -> int | None:
    """The number that the property says; None where it isn't there, or says none."""
    entry = property_node(loop, name)
    return _number(entry) if entry is not None else None


def _entries(node: MDNode) -> list[MDNode]:
    return [entry for entry in node.operands[1:] if isinstance(entry, MDNode)]


def _name_of(entry: MDNode) -> str:
    first = entry.operands[0] if entry.operands else None
    return first.text if isinstance(first, MDString) else ""


def _number(entry: MDNode) -> int | None:
    held = entry.operands[1] if len(entry.operands) > 1 else None
    return held.value.signed if isinstance(held, ValueAsMetadata) and isinstance(held.value, ConstantInt) else None


def transformations_are_disabled(loop: Loop) -> bool:
    """Whether the loop is to be left as it is, but for what is said to be done to it: `llvm.loop.disable_nonforced`."""
    return boolean_property(loop, "llvm.loop.disable_nonforced")


def unroll_mode(loop: Loop) -> TransformationMode:
    """What is said about unrolling."""
    if boolean_property(loop, "llvm.loop.unroll.disable"):
        return TransformationMode.SUPPRESSED
    count = integer_property(loop, "llvm.loop.unroll.count")
    if count is not None:
        return TransformationMode.SUPPRESSED if count == 1 else TransformationMode.FORCED
    return _forced_or(loop, "llvm.loop.unroll.enable", "llvm.loop.unroll.full")


def unroll_and_jam_mode(loop: Loop) -> TransformationMode:
    """What is said about unrolling and jamming."""
    if boolean_property(loop, "llvm.loop.unroll_and_jam.disable"):
        return TransformationMode.SUPPRESSED
    count = integer_property(loop, "llvm.loop.unroll_and_jam.count")
    if count is not None:
        return TransformationMode.SUPPRESSED if count == 1 else TransformationMode.FORCED
    return _forced_or(loop, "llvm.loop.unroll_and_jam.enable")


def vectorize_mode(loop: Loop) -> TransformationMode:
    """What is said about vectorizing."""
    enabled = property_node(loop, "llvm.loop.vectorize.enable")
    if enabled is not None and not boolean_property(loop, "llvm.loop.vectorize.enable"):
        return TransformationMode.SUPPRESSED
    width = integer_property(loop, "llvm.loop.vectorize.width")
    is_scalar = width == 1 and not boolean_property(loop, "llvm.loop.vectorize.scalable.enable")
    interleaved = integer_property(loop, "llvm.loop.interleave.count")
    if enabled is not None and is_scalar and interleaved == 1:
        return TransformationMode.SUPPRESSED  # told to vectorize, to one lane
    if boolean_property(loop, "llvm.loop.isvectorized"):
        return TransformationMode.DISABLED
    if enabled is not None:
        return TransformationMode.FORCED
    if is_scalar and interleaved == 1:
        return TransformationMode.DISABLED
    if (width is not None and not is_scalar) or (interleaved is not None and interleaved > 1):
        return TransformationMode.ENABLED
    return _forced_or(loop)


def _forced_or(loop: Loop, *names: str) -> TransformationMode:
    if any(boolean_property(loop, name) for name in names):
        return TransformationMode.FORCED
    return TransformationMode.DISABLED if transformations_are_disabled(loop) else TransformationMode.UNSPECIFIED


# -- writing


def set_loop_id(loop: Loop, node: MDNode | None) -> None:
    """Attaches the node to the terminator of every latch; None takes what is there away."""
    for latch in loop.latches():
        attached = terminator_of(latch).metadata
        if node is not None:
            attached["llvm.loop"] = node
        else:
            attached.pop("llvm.loop", None)


def set_property(loop: Loop, name: str, value: int | bool | None = None) -> None:
    """Gives the loop a property, in place of one of that name: an i32, an i1, or no value. Nothing is done where it has it already."""
    set_properties(loop, {name: value})


def set_properties(loop: Loop, properties: Mapping[str, int | bool | None]) -> None:
    """The same of several, by one new node."""
    node = loop.loop_id()
    kept = list(node.operands[1:]) if node is not None else []
    module = _module_of(loop)
    added: list[MDNode] = []
    for name, value in properties.items():
        entry = next((one for one in kept if isinstance(one, MDNode) and _name_of(one) == name), None)
        if entry is None or not _says(entry, value):
            kept = [one for one in kept if one is not entry]
            added.append(_entry(module, name, value))
    if added:
        set_loop_id(loop, new_loop_id(module, [*kept, *added]))


def drop_properties(loop: Loop, prefixes: Sequence[str]) -> None:
    """Takes away the properties whose names begin with one of the prefixes."""
    node = loop.loop_id()
    if node is None:
        return
    kept = [one for one in node.operands[1:] if not _begins(one, prefixes)]
    if len(kept) < len(node.operands) - 1:
        set_loop_id(loop, new_loop_id(_module_of(loop), kept) if kept else None)


def new_loop_id(module: Module, entries: Iterable[Field]) -> MDNode:
    """A new distinct node that names itself, and the entries."""
    node = module.new_metadata(MDNode(None, "", (), distinct=True))
    node.set_fields("", [("", node), *(("", entry) for entry in entries)], distinct=True)
    return node


def followup_id(
    loop: Loop, followups: Sequence[str], inherited_except: str | None = None, *, always_new: bool = False
) -> tuple[bool, MDNode | None]:
    """(whether the program says so, the node) of what a transformation has made of the loop: the entries that its properties called
    `followups` list (`llvm.loop.unroll.followup_all`), and what it inherits: nothing, or what does not begin with `inherited_except`.

    Without any of the followups the pass decides by itself what to attach, unless `always_new`. The node is the loop's own where nothing
    is added or left out, unless `always_new`, and None where nothing is left.
    """
    node = loop.loop_id()
    if node is None:
        return always_new, None
    named = {_name_of(entry): entry for entry in reversed(_entries(node))}
    listed = [named[name] for name in followups if name in named]
    if not listed and not always_new:
        return False, None
    inherited = [one for one in node.operands[1:] if inherited_except is not None and not _begins(one, [inherited_except])]
    added = [field for entry in listed for field in entry.operands[1:]]
    if not added and not always_new and len(inherited) == len(node.operands) - 1:
        return True, node
    return True, new_loop_id(_module_of(loop), [*inherited, *added]) if inherited or added else None


def _says(entry: MDNode, value: int | bool | None) -> bool:
    return len(entry.operands) == 1 if value is None else _number(entry) == (-int(value) if isinstance(value, bool) else value)


def _entry(module: Module, name: str, value: int | bool | None) -> MDNode:
    fields: list[tuple[str, Field]] = [("", MDString(name))]
    if value is not None:
        fields.append(("", ValueAsMetadata(ConstantInt.get(i1 if isinstance(value, bool) else i32, int(value)))))
    return module.new_metadata(MDNode(None, "", fields))


def _begins(field: Field, prefixes: Sequence[str]) -> bool:
    return isinstance(field, MDNode) and field.operands != [] and _name_of(field).startswith(tuple(prefixes))


def _module_of(loop: Loop) -> Module:
    return function_of(loop.header).module
