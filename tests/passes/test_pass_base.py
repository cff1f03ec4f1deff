"""Passes as dataclasses: parameters from text and back."""

from dataclasses import dataclass

import pytest

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass, ModulePass, ParameterError


@dataclass(frozen=True)
class ExamplePass(FunctionPass):
    """With one parameter of each type."""

    name = "example"
    summary = "Test"
    keep_names: bool = False
    unroll: bool = True
    max_size: int = 16
    mode: str = "fast"

    def run(self, function: Function, context: Context) -> bool:
        return False


@pytest.mark.parametrize(
    ("text", "made", "printed"),
    [
        ("", ExamplePass(), "example"),
        ("keep-names", ExamplePass(keep_names=True), "example<keep-names>"),
        ("no-keep-names", ExamplePass(), "example"),
        ("no-unroll;max-size=-3", ExamplePass(unroll=False, max_size=-3), "example<no-unroll;max-size=-3>"),
        ("mode=a=b;max-size=1;max-size=2", ExamplePass(max_size=2, mode="a=b"), "example<max-size=2;mode=a=b>"),
    ],
)
def test_parameters(text: str, made: ExamplePass, printed: str) -> None:
    assert ExamplePass.from_text(text) == made
    assert str(made) == printed
    assert ExamplePass.from_text(printed.removeprefix("example").strip("<>")) == made


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("foo", "invalid Example pass parameter 'foo'"),
        ("keep-name", "invalid Example pass parameter 'keep-name'; did you mean 'keep-names' or 'no-keep-names'?"),
        ("keep-names=1", "invalid Example pass parameter 'keep-names=1'; did you mean 'keep-names' or 'no-keep-names'?"),
        ("max-size", "invalid Example pass parameter 'max-size'; did you mean 'max-size=N'?"),
        ("no-max-size", "invalid Example pass parameter 'no-max-size'; did you mean 'max-size=N'?"),
        ("max-size=big", "invalid argument to Example pass max-size parameter: 'big'"),
        ("keep-names;", "invalid Example pass parameter ''"),
    ],
)
def test_errors(text: str, error: str) -> None:
    with pytest.raises(ParameterError) as caught:
        ExamplePass.from_text(text)
    assert str(caught.value) == error


def test_what_it_takes() -> None:
    assert list(ExamplePass.parameters()) == ["keep-names", "no-keep-names", "unroll", "no-unroll", "max-size=N", "mode=S"]
    assert ExamplePass.class_name() == "ExamplePass"


def test_a_pass_without_a_run_cannot_be_made() -> None:
    class Empty(ModulePass):
        name = "empty"
        summary = "Do nothing"

    with pytest.raises(TypeError, match="run"):
        Empty()  # type: ignore[abstract]
