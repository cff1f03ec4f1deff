"""Options may be written in every way that LLVM's tools take."""

import pytest

from nvopt.cli.spelling import Kind, OptUsageError, normalise

OPTIONS: dict[str, Kind] = {"passes": "value", "o": "value", "j": "value", "S": "flag", "verify-each": "flag", "print-changed": "optional"}
KNOBS: dict[str, Kind] = {"memmove-lowering": "value", "nvvm-reflect-enable": "flag"}


def read(*arguments: str) -> tuple[list[str], dict[str, str]]:
    return normalise(list(arguments), OPTIONS, lambda name: KNOBS)


@pytest.mark.parametrize("spelled", [["-passes=a,b"], ["--passes=a,b"], ["-passes", "a,b"], ["--passes", "a,b"]])
def test_values(spelled: list[str]) -> None:
    assert read("in.ll", *spelled) == (["-passes", "a,b", "--", "in.ll"], {})


@pytest.mark.parametrize(
    ("spelled", "expected"),
    [
        (["-S"], ["--S"]),
        (["--verify-each"], ["-verify-each"]),
        (["-verify-each=1"], ["-verify-each"]),
        (["-verify-each=false"], []),
        (["-print-changed"], ["-print-changed="]),
        (["-print-changed=diff"], ["-print-changed=diff"]),
        (["-j4"], ["--j", "4"]),
        (["-j", "4"], ["--j", "4"]),
        (["-ofile"], ["--o", "file"]),
        (["-o=file"], ["--o", "file"]),
        (["-passes="], ["-passes", ""]),
        (["-passes=a=b"], ["-passes", "a=b"]),
        (["-passes", "-x"], ["-passes", "-x"]),
    ],
)
def test_each_kind(spelled: list[str], expected: list[str]) -> None:
    assert read(*spelled) == ([*expected, "--"], {})


def test_an_optional_value_is_never_the_next_argument() -> None:
    assert read("-print-changed", "in.ll") == (["-print-changed=", "--", "in.ll"], {})


def test_inputs() -> None:
    assert read("-", "a", "--", "-S", "b") == (["--", "-", "a", "-S", "b"], {})


@pytest.mark.parametrize(
    ("spelled", "expected"),
    [
        (["-memmove-lowering=cicc"], {"memmove-lowering": "cicc"}),
        (["--memmove-lowering", "cicc"], {"memmove-lowering": "cicc"}),
        (["-nvvm-reflect-enable"], {"nvvm-reflect-enable": ""}),
        (["-nvvm-reflect-enable=false", "-nvvm-reflect-enable=true"], {"nvvm-reflect-enable": "true"}),
    ],
)
def test_knobs(spelled: list[str], expected: dict[str, str]) -> None:
    assert read(*spelled) == (["--"], expected)


def test_passes_are_not_imported_for_options_of_nvopts_own() -> None:
    def knobs(_: str) -> dict[str, Kind]:
        raise AssertionError

    normalise(["-S", "-passes=x", "-j4", "in.ll"], OPTIONS, knobs)


@pytest.mark.parametrize(
    ("spelled", "message"),
    [
        (["-pases=x"], "Unknown command line argument '-pases'; did you mean '-passes'"),
        (["--memmove-lower=x"], "Unknown command line argument '--memmove-lower'; did you mean '-memmove-lowering'"),
        (["-zzqzzq"], "Unknown command line argument '-zzqzzq'.  Try: 'nvopt --help'"),
        (
            ["--inline-threshold=0"],
            "Unknown command line argument '--inline-threshold'; options of LLVM's own are given as -mllvm=-inline-threshold=0.  Try:",
        ),
        (["-passes"], "for the -passes option: requires a value!"),
        (["-memmove-lowering"], "for the -memmove-lowering option: requires a value!"),
        (["-S=2"], "for the -S option: '2' is invalid value for boolean argument! Try 0 or 1"),
    ],
)
def test_mistakes(spelled: list[str], message: str) -> None:
    with pytest.raises(OptUsageError) as raised:
        read(*spelled)
    assert message in raised.value.format_message()
