"""Sums over machine code that can be counted by hand, in nvdisasm's words."""

import pytest

from nvopt.report.machine_code import functions, sums

HEAD = """
//--------------------- .text.k         --------------------------
\t.section\t.text.k,"ax",@progbits
.text.k:
"""


def code(*lines: str) -> str:
    """A function: labels end with a colon, what else there is are instructions."""
    text = HEAD
    for at, line in enumerate(lines):
        text += f"{line}\n" if line.endswith(":") else f"        /*{at * 16:04x}*/                   {line} ;\n"
    return text


def weights(*lines: str) -> dict[str, int]:
    found = sums(code(*lines))
    return {kind: weight for kind, weight in found.weights.items() if weight and kind != "other"}


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("IMAD.WIDE R2, R7, 0x4, R2", "integer"),
        ("ULEA UR4, UR5, UR4, 0x18", "integer"),
        ("@P0 IADD3 R0, R0, 0x1, RZ", "integer"),
        ("HFMA2.MMA R3, -RZ, RZ, 0, 2.3841e-07", "integer"),
        ("HFMA2.MMA R3, R1, R2, R3", "float"),
        ("FFMA R9, R4, R6, R9", "float"),
        ("MUFU.RCP R4, R5", "float"),
        ("LDG.E.128 R4, desc[UR6][R4.64]", "memory"),
        ("@!P3 ST.E desc[UR6][R4.64], R1", "memory"),
        ("RED.E.ADD.F32.FTZ.RN.STRONG.GPU desc[UR4][R2.64], R5", "memory"),
        ("LDC R2, c[0x3][R4]", "memory"),
        ("LDC R1, c[0x0][0x28]", None),
        ("ULDC.64 UR6, c[0x0][0x208]", None),
        ("LDL.64 R2, [R1]", "local"),
        ("STL [R1+0x4], R0", "local"),
        ("BAR.SYNC.DEFER_BLOCKING 0x0", None),
        ("S2R R7, SR_TID.X", None),
        ("NOP", None),
    ],
)
def test_kinds(line: str, kind: str | None) -> None:
    assert weights(line, "EXIT") == ({kind: 1} if kind else {})


def test_what_cannot_be_reached_does_not_count() -> None:
    found = sums(code("FADD R1, R1, R2", "@P0 EXIT", "FADD R1, R1, R2", "EXIT", ".L_x_0:", "BRA `(.L_x_0)", "NOP"))
    assert (found.instructions, found.work) == (4, 2)


def test_loops_weigh_eight_times_each() -> None:
    nest = ["FADD R1, R1, R2", ".L_x_0:", "MOV R1, R2", ".L_x_1:", "LDG.E R1, [R2]", "@P0 BRA `(.L_x_1)", "STG.E [R2], R1"]
    assert weights(*nest, "@!P0 BRA `(.L_x_0)", "EXIT") == {"float": 1, "integer": 8, "memory": 64 + 8}
    # With both ends in one branch: a condition may stand ahead of the target, too.
    assert weights(*nest, "BRA P1, `(.L_x_0)", "EXIT") == {"float": 1, "integer": 8, "memory": 64 + 8}
    assert weights(*nest, "EXIT") == {"float": 1, "integer": 1, "memory": 8 + 1}


def test_two_loops_in_a_row_are_no_nest() -> None:
    rows = [".L_x_0:", "MOV R1, R2", "@P0 BRA `(.L_x_0)", ".L_x_1:", "FADD R1, R1, R2", "@P0 BRA `(.L_x_1)", "EXIT"]
    assert weights(*rows) == {"integer": 8, "float": 8}


def test_a_loop_of_two_entries() -> None:
    rows = ["@P0 BRA `(.L_x_1)", ".L_x_0:", "MOV R1, R2", ".L_x_1:", "FADD R1, R1, R2", "@P1 BRA `(.L_x_0)", "EXIT"]
    assert weights(*rows) == {"integer": 8, "float": 8}


def test_an_indexed_branch_goes_to_all_of_its_table() -> None:
    text = code("BRX R2 -0x10", ".L_x_0:", "MOV R1, R2", "EXIT", ".L_x_1:", "FADD R1, R1, R2", "EXIT")
    told = text.replace("BRX R2 -0x10 ;", 'BRX R2 -0x10 (*"BRANCH_TARGETS .L_x_0,.L_x_1"*) ;')
    assert (sums(told).spent, sums(told).work) == (1, 1)
    assert sums(text).instructions == 1


def test_what_is_called_counts() -> None:
    rows = ["CALL.REL.NOINC `($k$div)", "EXIT", "$k$div:", "FADD R1, R1, R2", "RET.REL.NODEC R4 `(k)"]
    assert weights(*rows) == {"float": 1}


def test_overhead_is_spent_over_work() -> None:
    found = sums(code("MOV R1, R2", "LDL R1, [R1]", "FADD R1, R1, R2", "LDG.E R1, [R2]", "EXIT"))
    assert (found.spent, found.work) == (2, 2)


def test_accesses_are_counted_by_their_bytes() -> None:
    lines = (
        "LDG.E.128.CONSTANT R4, desc[UR4][R2.64]",
        "L:",
        "LDG.E.U8 R4, [R2.64]",
        "STG.E.U16 [R2.64], R4",
        "STG.E [R2], R4",
        "@P0 BRA `(L)",
    )
    found = sums(code(*lines, "STS.64 [R2], R4", "LDC.64 R2, c[0x0][0x210]", "EXIT"))
    assert found.accesses == {16: 1, 8: 1, 4: 8, 2: 8, 1: 8}


def test_functions_by_name() -> None:
    two = code("EXIT") + code("FADD R0, R0, R0", "EXIT").replace(".text.k", ".text.other")
    parts = functions(two)
    assert list(parts) == ["k", "other"]
    assert sums(parts["other"]).instructions == 2
