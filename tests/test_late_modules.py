"""Modules that are imported when something in them is first asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

import nvopt
from nvopt.late_modules import late_module, late_modules


def test_it_has_what_the_module_has() -> None:
    late = late_module("nvopt.analysis.integers")
    assert late.signed(255, 8) == -1
    nearest, remarks = late_modules("nvopt", "nearest", "remarks")
    assert (nearest.hint.__module__, remarks.Remark.__module__) == ("nvopt.nearest", "nvopt.remarks")


def test_it_is_imported_at_the_first_use_and_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "made_for_a_test_of_lateness.py").write_text(
        "asked = 0\ndef __getattr__(name):\n    global asked\n    asked += 1\n    return name\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    name = "made_for_a_test_of_lateness"
    late = late_module(name)
    assert name not in sys.modules
    assert [late.shape, late.shape] == ["shape", "shape"]
    assert sys.modules.pop(name).asked == 1


def test_what_is_wrong_is_told_at_its_use() -> None:
    late = late_module("nvopt.no_such_module")
    with pytest.raises(ModuleNotFoundError):
        _ = late.function
    with pytest.raises(AttributeError):
        _ = late_module("nvopt.globs").no_such_function


def test_whichever_question_comes_first_its_module_can_be_imported() -> None:
    """The modules of value_tracking import one another."""
    folder = Path(nvopt.__file__).parent / "analysis" / "value_tracking"
    names = sorted(f"nvopt.analysis.value_tracking.{path.stem if path.is_file() else path.name}" for path in folder.glob("[a-z]*"))
    code = """if True:
        import os, sys
        from importlib import import_module
        import nvopt.analysis.scev.scalar_evolution
        for name in sys.argv[1:]:
            child = os.fork()
            if not child:
                try:
                    import_module(name)
                    os._exit(0)
                finally:
                    os._exit(1)
            assert os.waitpid(child, 0)[1] == 0, name
    """
    subprocess.run([sys.executable, "-c", code, *names], check=True)
