"""nvvm-reflect and nvvm-reflect-pp on the whole of libdevice, for every SM, -ftz and precision: nothing is left over, and every function
comes to what LLVM makes of it with the same answers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass

import llvmlite.binding as llvm
import pytest
from libdevice_oracle import ARCHES, DEFINITION, Answers, all_answers, bitcode, definitions, digest, normal, read_hashes
from mirror_run import canonical, simplified

from nvopt.analysis.cfg import reachable_blocks
from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.nvvm_reflect import NVVMReflect
from nvopt.passes.simplify_constant_conditionals import SimplifyConstantConditionals
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions, sm

CALL = re.compile(r"call i32 @__nvvm_reflect\(ptr (@[\w.]+)\)(?: #\d+)?$", re.M)
QUERIES = {"@.str": 1, "@.str.1": 0, "@.str.2": 2}  # which of the answers each string asks for


@dataclass
class Variants:
    """The distinct texts of every function after nvvm-reflect, each with the answers that first gave it."""

    source: str
    texts: dict[str, dict[str, Answers]]
    by_answers: dict[Answers, dict[str, str]]

    def rounds(self, done: Container[tuple[str, str]]) -> Iterator[dict[str, tuple[str, Answers]]]:
        """All texts that are not done, in as few rounds of one text a function as it takes."""
        left = {name: [one for one in texts.items() if (name, one[0]) not in done] for name, texts in self.texts.items()}
        for at in range(max(map(len, left.values()))):
            yield {name: texts[at] for name, texts in left.items() if len(texts) > at}


def reflected(source: str, ftz: bool) -> Variants:
    """libdevice after nvvm-reflect, by every answer. It doesn't ask for -prec-div, which every second SM is given: LLVM's answers, which
    these are compared with, don't hang on it."""
    variants = Variants(source, {}, {})
    for answers in all_answers(ftz):
        module = Module.parse(source)
        arch, _, prec_sqrt = answers
        prec_div = bool(ARCHES.index(arch) % 2)
        context = Context(TargetOptions(f"sm_{arch // 10}", ftz=ftz, prec_div=prec_div, prec_sqrt=prec_sqrt), KnobValues(), RemarkSink())
        for function in module.functions:
            if not function.is_declaration:
                NVVMReflect().run(function, context)
                assert not function.is_parsed
        assert NVVMReflect().finish(module, context)
        assert not context.remarks.warnings
        result = str(module)
        assert "reflect" not in result
        variants.by_answers[answers] = definitions(result)
        for name, text in variants.by_answers[answers].items():
            variants.texts.setdefault(name, {}).setdefault(text, answers)
    return variants


def with_bodies(source: str, bodies: dict[str, str]) -> str:
    """The module `source` with these functions in place of its own; every other one does nothing."""

    def body(found: re.Match[str]) -> str:
        return bodies.get(found[1]) or f"{found[0].splitlines()[0]}\n  unreachable\n}}"

    return DEFINITION.sub(body, source)


def after_pp(text: str, names: Container[str]) -> str:
    """`text` after nvvm-reflect-pp on these functions, checked: verified by LLVM, no call left, no block that can't be reached."""
    module = Module.parse(text)
    context = Context(TargetOptions(), KnobValues(), RemarkSink())
    for function in module.functions:
        if function.name in names:
            SimplifyConstantConditionals().run(function, context)
            assert set(function.blocks) == reachable_blocks(function), function.name
    result = canonical(str(module))
    assert "call i32 @__nvvm_reflect" not in result
    assert "; No predecessors!" not in result
    return result


def by_hand(function: str, answers: Answers) -> str:
    """`function` of libdevice with numbers where it asks, put there by the simplest of means."""
    return CALL.sub(lambda call: f"add i32 {int(answers[QUERIES[call[1]]])}, 0", function)


@pytest.fixture(scope="module")
def libdevice() -> str:
    return str(llvm.parse_bitcode(bitcode(), llvm.create_context()))


@pytest.fixture(scope="module")
def done() -> dict[tuple[str, str], str]:
    """What each text of each function came to: most do not ask for -ftz."""
    return {}


@pytest.mark.parametrize("ftz", [False, True])
def test_every_answer(libdevice: str, done: dict[tuple[str, str], str], ftz: bool) -> None:
    """No call and no dead block; equal to a substitution by hand, and to LLVM's own nvvm-reflect, once LLVM has simplified each."""
    variants = reflected(libdevice, ftz)
    original = definitions(libdevice)
    for bodies in variants.rounds(done):
        ours = after_pp(with_bodies(libdevice, {name: text for name, (text, _) in bodies.items()}), bodies)
        if not ftz:  # an answer is put in the same way, whatever it is
            theirs = with_bodies(libdevice, {name: by_hand(original[name], answers) for name, (_, answers) in bodies.items()})
            one, other = (definitions(simplified(text, ("sccp", "simplifycfg", "instcombine"))) for text in (ours, theirs))
            for name in bodies:
                assert one[name] == other[name] or normal(one[name]) == normal(other[name]), (name, bodies[name][1])
        as_opt = definitions(simplified(ours, ("simplifycfg", "instcombine")))
        done.update({(name, text): normal(as_opt[name]) for name, (text, _) in bodies.items()})
    check_against_opt(variants, done, ftz)


def check_against_opt(variants: Variants, done: dict[tuple[str, str], str], ftz: bool) -> None:
    """Against the stored hashes of what opt makes of each function, over all answers; see libdevice_oracle.py."""
    of, hashes = read_hashes()
    if of != hashlib.sha256(bitcode()).hexdigest():
        pytest.skip("another libdevice than the stored hashes are of; python tests/passes/libdevice_oracle.py remakes them")
    differing = [
        name for name in variants.texts if digest(done[name, texts[name]] for texts in variants.by_answers.values()) != hashes[name, ftz]
    ]
    assert differing == []
    assert len(variants.texts) == 352


def test_all_sms_are_tried() -> None:
    """Every architecture that CUDA 13 compiles for; its variants share its answer."""
    assert set(ARCHES) == {sm.cuda_arch(name) for name in sm.known() if int(re.sub(r"\D", "", name)) >= 75 and name != "sm_101"} - {1010}
