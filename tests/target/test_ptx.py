"""PTX versions."""

import re

import pytest

import nvopt
from nvopt.target import ptx, sm


def test_every_gpu_has_a_least_version() -> None:
    assert set(ptx._LEAST) == set(sm.known())
    assert set(ptx._LEAST.values()) <= set(ptx.VERSIONS)


@pytest.mark.parametrize("cpu", sm.known())
def test_llvm_writes_that_version(cpu: str) -> None:
    """And takes it when told, where it would end the process on an earlier one."""
    text = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @f() {\n  ret void\n}\n'
    least = ptx.least(cpu)
    for features in ("", f"+ptx{least}"):
        made = nvopt.run(text, "", emit="ptx", cpu=cpu, features=features)
        found = re.findall(r"^\.version (\d+)\.(\d)\n\.target (\w+)$", made, re.MULTILINE)
        assert found == [(str(least // 10), str(least % 10), cpu)]


@pytest.mark.parametrize("version", ptx.VERSIONS)
def test_llvm_knows_the_version(version: int, capfd: pytest.CaptureFixture[str]) -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @f() {\n  ret void\n}\n'
    assert f"\n.version {version // 10}.{version % 10}\n" in nvopt.run(text, "instcombine", emit="ptx", features=f"+ptx{version}")
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("text", "cpu", "features"),
    [
        ("", None, ""),
        ("+ptx86", "sm_90", "+ptx86"),
        ("ptx86", "sm_90", "+ptx86"),
        (" +PTX86,", "sm_90", "+ptx86"),
        ("+ptx71,+ptx86", "sm_90", "+ptx71,+ptx86"),
        ("+ptx71,-ptx71", "sm_90", "+ptx71,-ptx71"),
        ("+ptx32", None, "+ptx32"),
    ],
)
def test_features(text: str, cpu: str | None, features: str) -> None:
    assert ptx.check_features(text, cpu) == features


@pytest.mark.parametrize(
    ("text", "cpu", "error"),
    [
        ("+ptx71", "sm_90", "PTX 7.1 has no sm_90: +ptx78 is the least that has it"),
        ("+ptx86,-ptx86,+ptx70", "sm_90", "PTX 7.0 has no sm_90: +ptx78 is the least that has it"),
        ("+ptx68", None, "unknown feature '+ptx68'; did you mean '+ptx88' or '+ptx87' or '+ptx86'?"),
        ("+avx", None, "unknown feature '+avx'; there are +ptx32 to +ptx90"),
        ("+sm_90", None, "'+sm_90' names a GPU, which is -mcpu's to name"),
    ],
)
def test_bad_features(text: str, cpu: str | None, error: str) -> None:
    with pytest.raises(ValueError, match=re.escape(error)):
        ptx.check_features(text, cpu)
