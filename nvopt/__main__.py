"""`python -m nvopt`, and the entry of the `nvopt` command."""

# Python has these already: nothing is read from a file before Ctrl-C and the path are seen to.
import _signal  # type: ignore[import-not-found]  # what `signal` is made of
import os
import sys


def _leave(*_: object) -> None:
    os._exit(130)


# First of all, because Ctrl-C during the imports below would print Python's traceback.
if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:  # not where the signal is ignored, as under nohup
    _signal.signal(_signal.SIGINT, _leave)


def _look_elsewhere() -> None:
    """Take the current folder off the path, where `-m` has put it in front: any file there would stand in for a module of its name. The
    folder of this package comes last, in case that was where it came from."""
    try:
        here = os.getcwd()
    except OSError:  # it has been removed
        here = ""
    if sys.path[:1] in ([here], [""]):
        del sys.path[0]
        root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        if root not in sys.path:
            sys.path.append(root)


if __name__ == "__main__" and not sys.flags.safe_path:
    _look_elsewhere()

import signal  # noqa: E402
from importlib import import_module  # noqa: E402
from types import ModuleType  # noqa: E402
from typing import NoReturn  # noqa: E402


def main() -> NoReturn:
    """Run the command line and leave.

    Leaving by `os._exit` skips the teardown of the interpreter and of LLVM, which takes longer than a run on a small file.
    """
    status = 130
    try:
        status = _run()
    except KeyboardInterrupt:
        pass
    except BaseException:  # a fault of nvopt's own, ahead of where cli.main would tell it in one line
        status = 1
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(status)


def _run() -> int:
    import gc

    # IR is many objects that stay until the process ends: even one search for garbage among them takes 5% of the time. Several inputs turn
    # it on again, and then do it seldom.
    gc.disable()
    gc.set_threshold(100_000)
    _open_missing_streams()
    if sys.argv[1:] in (["-version"], ["--version"]) and _shows_version():
        return 0
    # Click and dataclasses import it, and Python's parser with it, for what no run of nvopt does.
    sys.modules.setdefault("inspect", _LateModule("inspect"))
    _import_click()
    if hasattr(signal, "SIGCHLD"):  # where whoever started this process ignores it, nobody hears how a child ended
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    from nvopt.cli.main import run

    if signal.getsignal(signal.SIGINT) is _leave:
        sys.unraisablehook = _report_unraisable
        signal.signal(signal.SIGINT, signal.default_int_handler)  # from here on there may be a file half written to tidy up
    return run(sys.argv[1:], owns_process=True)


def _shows_version() -> bool:
    """Answer a lone -version, which build systems and editors ask at each of their starts, ahead of the import of the options and passes.
    Where anything is out of the ordinary, nothing is printed, and what comes behind this says what."""
    if any(name in os.environ for name in ("NVOPT_ENGINE", "_NVOPT_COMPLETE")):
        return False
    try:
        from nvopt.cli import version

        version.show()
    except Exception:
        return False
    return True


def _import_click() -> None:
    """Import Click, and uuid late, with what that imports: Click has a type of parameters for it, which no option of nvopt's is of."""
    if "uuid" in sys.modules:
        return
    late = sys.modules["uuid"] = _LateModule("uuid")
    vars(late)["UUID"] = object  # of which Click says that its type is
    import click  # noqa: F401

    del vars(late)["UUID"]


class _LateModule(ModuleType):
    """A module that is read when something in it is first asked for. importlib's LazyLoader reads it at the second `import` already."""

    def __getattr__(self, name: str) -> object:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        module = import_module(self.__name__)
        vars(self).update(vars(module))
        attribute: object = getattr(module, name)
        return attribute


def _report_unraisable(problem: "sys.UnraisableHookArgs") -> None:
    """What happened where Python can't raise it, in a finalizer say. An interrupt that arrived there counts like any other."""
    if issubclass(problem.exc_type, KeyboardInterrupt):
        os._exit(130)
    sys.__unraisablehook__(problem)


def _open_missing_streams() -> None:
    """Put something in place of standard streams that were closed before the start, so that no file opened later takes their descriptors.

    What it is fails on use as a closed one does; only messages to a closed stderr vanish.
    """
    for descriptor, name, flags in ((0, "stdin", os.O_WRONLY), (1, "stdout", os.O_RDONLY), (2, "stderr", os.O_RDWR)):
        if getattr(sys, name) is None:
            os.dup2(os.open(os.devnull, flags), descriptor)
            os.set_inheritable(descriptor, True)
            setattr(sys, name, os.fdopen(descriptor, "r" if descriptor == 0 else "w", encoding="utf-8", closefd=False))


if __name__ == "__main__":
    main()
