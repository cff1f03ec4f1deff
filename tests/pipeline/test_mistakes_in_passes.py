"""Passes that do not keep to what they promise, and lists that hold no passes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import nvopt
from nvopt.ir import BasicBlock, Builder, ConstantInt, Function, FunctionType, types
from nvopt.ir.constants import ConstantPointerNull
from nvopt.ir.types import PointerType

TEXT = """\
declare i32 @callee(i32, ptr)

define i32 @other(i32 %theirs) {
entry:
  ret i32 %theirs
}

define i32 @f(i32 %x, i64 %y, float %z, ptr %p, i1 %c, <2 x i32> %v, { i32, i64 } %s) {
entry:
  %sum = add i32 %x, 1
  %old = load i32, ptr %p, align 4, !invariant.load !0
  br label %end

end:
  ret i32 %sum
}

!0 = !{}
"""


i32 = types.i32
ONE, LONG = ConstantInt.get(i32, 1), ConstantInt.get(types.i64, 1)


class Edit(nvopt.FunctionPass):
    """Does `what` to @f, and says `answer`."""

    name = "edit"

    def __init__(self, what: Callable[[Any], object], answer: bool = False) -> None:
        object.__setattr__(self, "what", what)
        object.__setattr__(self, "answer", answer)

    def run(self, function: Function, context: nvopt.Context) -> bool:
        if function.name == "f":
            self.what(function)  # type: ignore[attr-defined]
        return self.answer  # type: ignore[attr-defined,no-any-return]


EDITS: dict[str, Callable[[Any], object]] = {
    "operand": lambda f: f.entry.first.set_operand(0, f.args[0]) or f.entry.first.set_operand(1, ConstantInt.get(i32, 7)),
    "insert": lambda f: Builder.before(f.entry.first).mul(f.args[0], f.args[0]),
    "name": lambda f: setattr(f.entry.first, "name", "total"),
    "argument": lambda f: setattr(f.args[0], "name", "renamed"),
    "head": lambda f: setattr(f, "linkage", "internal"),
    "text": lambda f: setattr(f, "text", f.text.replace(", 1", ", 7")),
    "block": lambda f: BasicBlock("new", f) and Builder(f.blocks[-1]).unreachable(),
    "flags": lambda f: setattr(f.entry.first, "flags", ("nsw",)),
    "alignment": lambda f: setattr(next(i for i in f.instructions() if i.opcode == "load"), "align", 2),
    "volatile": lambda f: setattr(next(i for i in f.instructions() if i.opcode == "load"), "volatile", True),
    "attachment": lambda f: next(i for i in f.instructions() if i.opcode == "load").metadata.clear(),
    "declaration": lambda f: f.module.declare("new", FunctionType.get(i32)),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_a_pass_that_edits_and_says_that_it_did_not_is_told_of(edit: Callable[[Any], object]) -> None:
    with pytest.warns(UserWarning, match=r"pass 'edit': Edit.run returned False, .* but it edited @f"):
        made = nvopt.run(TEXT, [Edit(edit)])
    assert made == nvopt.run(TEXT, [Edit(edit, answer=True)]) != nvopt.run(TEXT, "")


def test_a_pass_over_the_module_is_believed_no_more(recwarn: pytest.WarningsRecorder) -> None:
    class Flags(nvopt.ModulePass):
        name = "flags"

        def run(self, module: nvopt.Module, context: nvopt.Context) -> bool:
            function = module.get_function("f")
            assert function is not None
            assert function.entry.first is not None
            function.entry.first.flags = ("nsw",)
            return False

    assert "add nsw i32" in str(nvopt.run(TEXT, [Flags(), "mirror-roundtrip"]))
    assert "Flags.run returned False, which says that it changed nothing, but it edited the module" in str(recwarn.pop().message)


def test_own_passes_are_believed_without_a_look_at_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """To print what a pass left as it was takes longer than most passes do."""
    printed = 0

    def counted(module: nvopt.Module) -> str:
        nonlocal printed
        printed += 1
        return text_of(module)

    text_of = nvopt.Module.__str__
    monkeypatch.setattr(nvopt.Module, "__str__", counted)
    nvopt.run(TEXT, "loop-vectorize,version-alignment")
    assert not printed
    nvopt.run(TEXT, [Edit(lambda f: None)])
    assert printed


def test_reading_is_no_edit(recwarn: pytest.WarningsRecorder) -> None:
    nvopt.run(TEXT, [Edit(lambda f: [str(i) for b in f.blocks for i in b] + [a.users for a in f.args] + [f.linkage, f.is_used])])
    assert not recwarn.list


def test_where_a_pass_went_wrong_is_its_own_line() -> None:
    with pytest.raises(
        nvopt.PassError, match=r"IRError: add: operands i32 1 and i64 1 .*\n  in <lambda>, .*test_mistakes_in_passes.py:\d+"
    ):
        nvopt.run(TEXT, [Edit(lambda f: Builder.before(f.entry.first).add(ONE, LONG))], save_reproducer=False)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda f: f.entry.first.set_operand(1, LONG), "add: operands i32 %x and i64 1 must have the same type"),
        (lambda f: f.entry.first.set_operand(0, f.args[3]), "add: operands ptr %p and i32 1 must have the same type"),
        (lambda f: f.blocks[-1].terminator.set_operand(0, f.args[1]), "ret: "),
        (lambda f: next(i for i in f.instructions() if i.opcode == "load").set_operand(0, ONE), "load: operand i32 1 must be a pointer"),
    ],
)
def test_an_operand_of_another_type(edit: Callable[[Any], object], message: str) -> None:
    with pytest.raises(nvopt.PassError, match=f"IRError: {re.escape(message)}"):
        nvopt.run(TEXT, [Edit(edit)], save_reproducer=False)


def test_an_operand_whose_type_may_change() -> None:
    def store(f: Function) -> None:
        made = Builder.before(f.blocks[-1].terminator).store(ONE, f.args[3])  # type: ignore[arg-type]
        made.set_operand(0, LONG)
        made.set_operand(1, ConstantPointerNull.get(PointerType.get(3)))

    assert "store i64 1, ptr addrspace(3) null" in str(nvopt.run(TEXT, [Edit(store, answer=True)]))


def test_a_block_without_a_terminator() -> None:
    def drop(f: Function) -> None:
        assert f.entry.terminator is not None
        f.entry.terminator.erase()

    with pytest.raises(nvopt.PassError, match="block %entry of @f does not end with a terminator"):
        nvopt.run(TEXT, [Edit(drop, answer=True)], save_reproducer=False)


@pytest.mark.parametrize(
    ("passes", "message"),
    [
        ([3], "passes are texts and objects of nvopt.FunctionPass or nvopt.ModulePass, not 3"),
        (["sroa", None], "passes are texts and objects of nvopt.FunctionPass or nvopt.ModulePass, not None"),
        ([Edit], "Edit is the class of a pass: give an object of it, Edit()"),
        (Edit, "passes are a text or a list of texts and passes, not <class"),
        (None, "passes are a text or a list of texts and passes, not None"),
        (3, "passes are a text or a list of texts and passes, not 3"),
    ],
)
def test_what_is_no_pass(passes: Any, message: str) -> None:
    with pytest.raises(TypeError) as error:
        nvopt.run(TEXT, passes)
    assert message in str(error.value)
