"""The figures of a small kernel whose instructions can be counted by hand."""

import pytest

import nvopt
from nvopt.pipeline import nvdisasm, ptxas
from nvopt.pipeline.code_figures import Figures, figures

PTX = """//
.version 8.0
.target sm_90
.address_size 64

.visible .entry k(
	.param .u64 .ptr .align 16 k_param_0
)
{
	.local .align 16 .b8 	__local_depot0[32];
	.reg .pred 	%p<2>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<4>;

	mov.b64 	%rd1, __local_depot0;
	ld.param.b64 	%rd2, [k_param_0];
	cvta.to.global.u64 	%rd3, %rd2;
	ld.global.v4.b32 	{%r1, %r2, %r3, %r4}, [%rd3];
	ld.volatile.global.v2.b32 	{%r5, %r6}, [%rd3];
	and.b32 	%r5, %r5, 15;
	cvt.u64.u32 	%rd2, %r5;
	add.s64 	%rd1, %rd1, %rd2;
	st.local.v4.b32 	[%rd1], {%r1, %r2, %r3, %r4};
	setp.eq.b32 	%p1, %r1, 0;
	@!%p1 bra 	$L__BB0_2;
	ld.local.b32 	%r7, [%rd1+4];
	st.global.b32 	[%rd3], %r7;
$L__BB0_2:
	ret;
}
"""


def test_figures_of_a_kernel() -> None:
    disassembler = nvdisasm.find()
    if disassembler is None:
        pytest.skip("no nvdisasm: the package nvidia-cuda-nvdisasm has none for this platform")
    found = figures(PTX, "sm_90", ptxas.find(), disassembler)
    assert (found.instructions, found.memory, found.ld_v2, found.ld_v4, found.st_v2, found.st_v4) == (14, 5, 1, 1, 0, 1)
    assert (found.spills, found.local) == (0, 32)
    assert 0 < (found.registers or 0) < 40
    assert 10 < (found.sass or 0) < 60
    assert found.overhead == (found.spent or 0) / (found.work or 1)
    with pytest.raises(nvopt.CodegenError, match="nonsense"):
        figures(PTX.replace("and.b32", "nonsense.b32"), "sm_90", ptxas.find())


def test_figures_without_programs() -> None:
    assert figures(PTX) == Figures(instructions=14, memory=5, ld_v2=1, ld_v4=1, st_v2=0, st_v4=1)
    assert figures(PTX).overhead is None
