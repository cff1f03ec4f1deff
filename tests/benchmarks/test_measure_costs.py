"""`nvopt.target.costs` beside what was measured, which `measure_costs.py --write` has kept."""

import measure_costs
import pytest
from measure_costs import GPUS, LOADS, TABLE, agrees, modelled_loads, operations


def _measured() -> dict[str, dict[str, str]]:
    heading, *rows = (line.split("\t") for line in TABLE.read_text().splitlines())
    assert heading == ["operation", *GPUS]
    return {row[0]: dict(zip(GPUS, row[1:], strict=True)) for row in rows}


MEASURED = _measured()


@pytest.mark.parametrize("gpu", GPUS)
def test_operations_cost_what_was_measured(gpu: str) -> None:
    target = GPUS[gpu]
    wrong = []
    for operation in operations():
        modelled = operation.modelled(target) / (target.double_weight if operation.doubles else 1)
        if not agrees(MEASURED[operation.name][gpu], modelled):
            wrong.append((operation.name, MEASURED[operation.name][gpu], modelled))
    assert wrong == []


@pytest.mark.parametrize("gpu", GPUS)
def test_loads_are_as_many_as_were_measured(gpu: str) -> None:
    wrong = [
        (str(type), align)
        for type, align in LOADS
        if modelled_loads(type, align, GPUS[gpu]) != int(MEASURED[f"load {type} align {align}"][gpu])
    ]
    assert wrong == []


def test_nothing_measured_is_left_out() -> None:
    names = [operation.name for operation in operations()] + [f"load {type} align {align}" for type, align in LOADS]
    assert list(MEASURED) == names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("measured", "modelled", "agreed"),
    [
        ("2", 0, True),
        ("2", 4, True),
        ("2", 5, False),
        ("9", 6, True),
        ("9", 12, True),
        ("9", 13, False),
        ("9+20", 32, True),
        ("9+20", 5, False),
    ],
)
def test_what_agrees(measured: str, modelled: float, agreed: bool) -> None:
    assert measure_costs.agrees(measured, modelled) is agreed
