"""The SM table."""

import pytest

from nvopt.target import TargetOptions
from nvopt.target.sm import canonical, cuda_arch, known

ARCHES = {
    750: "sm_75",
    800: "sm_80",
    860: "sm_86",
    870: "sm_87",
    880: "sm_88",
    890: "sm_89",
    900: "sm_90 sm_90a",
    1000: "sm_100 sm_100a sm_100f",
    1030: "sm_103 sm_103a sm_103f",
    1100: "sm_110 sm_110a sm_110f",
    1200: "sm_120 sm_120a sm_120f",
    1210: "sm_121 sm_121a sm_121f",
}


@pytest.mark.parametrize(("value", "name"), [(value, name) for value, names in ARCHES.items() for name in names.split()])
def test_cuda_arch(value: int, name: str) -> None:
    assert name in known()
    assert cuda_arch(name) == value
    assert cuda_arch(name.replace("sm_", "compute_")) == value
    assert canonical(name.replace("sm_", "compute_")) == name


def test_older_gpus_that_llvm_knows() -> None:
    assert cuda_arch("sm_70") == 700
    assert cuda_arch("sm_52") == 520


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("sm_91", "unknown GPU architecture 'sm_91'; did you mean 'sm_90' or 'sm_21' or 'sm_90a'?"),
        ("compute_90f", "unknown GPU architecture 'compute_90f'; did you mean 'compute_90' or 'compute_90a' or 'compute_110f'?"),
        ("90", "unknown GPU architecture '90'; did you mean 'sm_90' or 'sm_90a'?"),
        ("generic", "unknown GPU architecture 'generic'"),
        ("sm_90 ", "unknown GPU architecture 'sm_90 '; did you mean 'sm_90' or 'sm_90a' or 'sm_89'?"),
    ],
)
def test_unknown_names(name: str, error: str) -> None:
    with pytest.raises(ValueError, match="unknown GPU") as caught:
        cuda_arch(name)
    assert str(caught.value).startswith(error[: error.index("'", 27) + 1])
    assert ("did you mean" in str(caught.value)) == ("did you mean" in error)


def test_options_say_nothing_by_default() -> None:
    assert TargetOptions() == TargetOptions(None, None, None, None, ())
