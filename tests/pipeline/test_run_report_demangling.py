"""C++ names as their sources have them."""

from __future__ import annotations

import pytest

from nvopt.pipeline.run_report import demangling
from nvopt.pipeline.run_report.demangling import demangled

pytestmark = pytest.mark.skipif(demangling._demangler() is None, reason="no C++ runtime whose name is known here")


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("_Z5scalePfi", "scale(float*, int)"),
        ("_ZN3geo4areaIdEET_S1_", "double geo::area<double>(double)"),
        ("_ZN12_GLOBAL__N_14stepEv", "(anonymous namespace)::step()"),
        ("scale", None),
        ("f", None),
        ("", None),
        ("_Z", None),
        ("_Z5scal", None),
        ("_Zwürfel", None),
    ],
)
def test_names(name: str, source: str | None) -> None:
    assert demangled(name) == source


def test_a_machine_without_the_runtime_shows_names_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demangling, "_RUNTIME", "libnothing.so.0")
    demangling._demangler.cache_clear()
    assert demangled("_Z5scalePfi") is None
    demangling._demangler.cache_clear()
