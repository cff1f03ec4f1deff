"""What can go wrong with an input, an engine or a pass; located_errors.py says where."""


class InputError(Exception):
    """The input is at fault. str() is the whole message: `in.ll:3:10: error: use of undefined value '%x'`, the line, a caret."""


class EngineError(InputError):
    """A library that cannot be the engine: no input can be read. str() is the whole message."""


class CodegenError(InputError):
    """The module is valid IR, but LLVM's code generation or ptxas can't make of it what was asked for. str() is the whole message."""


class PassesRefusedError(Exception):
    """LLVM does not run passes on a module; str() is what it says."""


class PassError(Exception):
    """A pass failed: it raised an exception (`crashed`), or LLVM does not accept what it made. `reproducer` is a file with a small module
    on which it fails, when one was written, and `command` what runs it."""

    def __init__(self, pass_name: str, message: str, reproducer: str | None = None, *, crashed: bool = False) -> None:
        super().__init__(pass_name, message, reproducer)
        self.pass_name = pass_name
        self.message = message
        self.reproducer = reproducer
        self.crashed = crashed
        self.command = ""

    def __str__(self) -> str:
        what = f"pass '{self.pass_name}' failed" if self.crashed else f"the result of pass '{self.pass_name}' is not valid IR"
        text = f"error: {what}; this is a bug in the pass\n{self.message}"
        if self.reproducer is not None:
            text += f"\na small input that shows it is in {self.reproducer}\n  {self.command}"
        return text
