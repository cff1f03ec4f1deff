"""Every edit of a function is heard by who listens, before it happens where that matters, and by nobody who is gone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from clock import no_collections

from nvopt.ir import (
    Argument,
    AttributeSet,
    BasicBlock,
    BranchInst,
    Builder,
    ConstantInt,
    Function,
    Instruction,
    MDNode,
    Module,
    PHINode,
    Value,
)
from nvopt.ir.listening import Listener
from nvopt.ir.types import i32

TEXT = """define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %c = icmp ult i32 %a, %b
  br i1 %c, label %then, label %end

then:                                             ; preds = %entry
  %x = add nuw i32 %a, 1
  %l = load i32, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i32 %x
  br label %end

end:                                              ; preds = %then, %entry
  %r = phi i32 [ %x, %then ], [ 0, %entry ]
  ret i32 %r
}
"""


class Notes(Listener):
    """What was heard, as text."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def operand_changes(self, user: Instruction, index: int, new: Value) -> None:
        self.heard.append(f"{user.opcode} {index} {user.operands[index].ref} {new.ref}")

    def changes(self, value: Instruction | Argument | None) -> None:
        self.heard.append("changes" if value is None else f"changes {value.ref}" if isinstance(value, Argument) else f"changes `{value}`")

    def inserted(self, instruction: Instruction) -> None:
        assert instruction.parent is not None
        self.heard.append(f"inserted {instruction.opcode} in {instruction.parent.ref}")

    def removed(self, instruction: Instruction) -> None:
        assert instruction.parent is not None
        assert instruction.operands or instruction.opcode == "ret"
        self.heard.append(f"removed {instruction.opcode} from {instruction.parent.ref}")

    def block_inserted(self, block: BasicBlock) -> None:
        self.heard.append(f"block {block.ref}")

    def moves(self, source: BasicBlock, first: Instruction, to: BasicBlock) -> None:
        self.heard.append(f"moves {source.ref} from {first.opcode} to {to.ref}")


def function() -> Function:
    found = Module.parse(TEXT).get_function("f")
    assert found is not None
    return found


def named(f: Function, name: str) -> Instruction:
    found = f.value_named(name)
    assert isinstance(found, Instruction)
    return found


def _block(f: Function, name: str) -> BasicBlock:
    found = f.value_named(name)
    assert isinstance(found, BasicBlock)
    return found


def _set(name: str, field: str, value: object) -> Callable[[Function], None]:
    return lambda f: setattr(named(f, name), field, value)


def _phi(f: Function) -> PHINode:
    found = named(f, "r")
    assert isinstance(found, PHINode)
    return found


SAID = "changes `%x = add nuw i32 %a, 1`"
LOAD = "changes `%l = load i32, ptr %p, align 4`"


@pytest.mark.parametrize(
    ("edit", "heard"),
    [
        (lambda f: named(f, "x").set_operand(1, f.args[1]), ["add 1 1 %b"]),
        (lambda f: f.args[0].replace_all_uses_with(f.args[1]), ["icmp 0 %a %b", "add 0 %a %b"]),
        (_set("x", "flags", ()), [SAID]),
        (_set("c", "predicate", "ule"), ["changes `%c = icmp ult i32 %a, %b`"]),
        (_set("q", "source_type", i32), ["changes `%q = getelementptr i8, ptr %p, i32 %x`"]),
        (_set("l", "align", 8), [LOAD]),
        (_set("l", "volatile", True), [LOAD]),
        (_set("l", "ordering", "unordered"), [LOAD]),
        (lambda f: named(f, "l").metadata.update(range=MDNode(3)), [LOAD]),
        (lambda f: named(f, "l").metadata.setdefault("range", MDNode(3)), [LOAD]),
        (lambda f: named(f, "l").metadata.pop("range", None), []),
        (lambda f: named(f, "l").metadata.clear(), [LOAD]),
        (lambda f: setattr(named(f, "l"), "debug_loc", MDNode(3)), []),
        (lambda f: named(f, "l").erase(), ["removed load from %then"]),
        (lambda f: Builder.before(named(f, "l")).add(f.args[0], f.args[1]), ["inserted add in %then"]),
        (lambda f: named(f, "q").move_before(named(f, "l")), ["removed getelementptr from %then", "inserted getelementptr in %then"]),
        (lambda f: _phi(f).add_incoming(f.args[0], _block(f, "then")), ["changes `%r = phi i32 [ %x, %then ], [ 0, %entry ]`"]),
        (lambda f: _phi(f).remove_incoming(_block(f, "then")), ["changes `%r = phi i32 [ %x, %then ], [ 0, %entry ]`"]),
        (
            lambda f: _block(f, "then").split_before(named(f, "q"), "rest"),
            ["block %rest", "moves %then from getelementptr to %rest", "phi 1 %then %rest", "inserted br in %then"],
        ),
        (
            lambda f: _block(f, "then").erase(),
            [
                "changes `%r = phi i32 [ %x, %then ], [ 0, %entry ]`",
                "removed add from %then",
                "getelementptr 1 %x poison",
                "removed load from %then",
                "removed getelementptr from %then",
                "removed br from %then",
            ],
        ),
        (lambda f: setattr(f.args[0], "attributes", AttributeSet(["noundef"])), ["changes %a"]),
        (lambda f: setattr(f, "attributes", AttributeSet(["willreturn"])), ["changes"]),
        (lambda f: f.change_signature(i32, f.args), ["changes"]),
        (lambda f: setattr(f, "text", str(f)), ["changes"]),
    ],
)
def test_an_edit_is_heard(edit: Callable[[Function], object], heard: list[str]) -> None:
    f = function()
    notes = Notes()
    f.listen(notes)
    edit(f)
    assert notes.heard[: len(heard) or 1] == heard


def test_a_block_that_another_takes_over_is_heard_of() -> None:
    f = function()
    then = _block(f, "then")
    rest = then.split_before(named(f, "q"), "rest")
    notes = Notes()
    f.listen(notes)
    branch = then.terminator
    assert branch is not None
    branch.erase()
    then.absorb(rest)
    assert notes.heard == ["removed br from %then", "moves %rest from getelementptr to %then"]


def test_a_block_comes_with_its_code() -> None:
    f = function()
    notes = Notes()
    f.listen(notes)
    block = BasicBlock("new")
    block.append(BranchInst(_block(f, "end")))
    assert notes.heard == []
    f.append_block(block)
    assert notes.heard == ["block %new"]


def test_what_stands_nowhere_is_nobodys_business() -> None:
    f = function()
    notes = Notes()
    f.listen(notes)
    copy = named(f, "x").clone()
    copy.set_operand(1, ConstantInt.get(i32, 5))
    copy.flags = ("nsw",)
    assert notes.heard == []
    assert named(f, "x").flags == ("nuw",)
    assert copy.operands[1].ref == "5"


def test_the_attachments_of_a_copy_are_its_own() -> None:
    f = function()
    load = named(f, "l")
    load.metadata["range"] = MDNode(3)
    copy = load.clone()
    copy.metadata["tbaa"] = MDNode(4)
    assert sorted(load.metadata) == ["range"]
    assert sorted(copy.metadata) == ["range", "tbaa"]


def test_listening_ends_with_the_listener() -> None:
    f = function()
    with no_collections():
        notes = Notes()
        f.listen(notes)
        f.listen(notes)
        assert len(f.listeners) == 1
        gone = weakref.ref(notes)
        del notes
        gc.collect(0)
    assert gone() is None
    assert not f.listeners
    named(f, "x").flags = ()
