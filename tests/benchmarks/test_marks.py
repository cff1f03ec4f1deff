"""The table of marks says what falls short, and what doesn't."""

from pathlib import Path

from marks import Row, table
from measure import Cost, compare


def cost(user: float, wall: float = 1.0) -> Cost:
    return Cost(wall=wall, cpu=user, peak=0.0, user=user)


def said(*costs: tuple[Row, Cost, Cost]) -> list[str]:
    lines: list[str] = []
    table(costs, lines.append)
    return lines[1:]


def test_what_is_above_its_mark_falls_short() -> None:
    ratio, start, wall = Row("ratio", [], [], 1.5), Row("start", [], [], 40, "start"), Row("wall", [], [], 0.5, "wall")
    *_, last = said((ratio, cost(1.5), cost(1.0)), (start, cost(0.04), cost(1.0)), (wall, cost(9.0, 0.5), cost(1.0)))
    assert last == "0 of 3 fall short of their marks"
    lines = said((ratio, cost(1.51), cost(1.0)), (start, cost(0.041), cost(1.0)), (wall, cost(0.1, 0.51), cost(1.0)))
    assert lines[-1] == "3 of 3 fall short of their marks: ratio; start; wall"
    assert [line.split()[1:] for line in lines[:-1]] == [
        ["1510", "ms", "1000", "ms", "1.51", "1.50", "short"],
        ["41", "ms", "1000", "ms", "41", "ms", "40", "ms", "short"],
        ["510", "ms", "1000", "ms", "0.51", "0.50", "short"],
    ]


def test_rounds_end_with_the_time(tmp_path: Path) -> None:
    runs = tmp_path / "runs"
    compare({"one": ["/bin/sh", "-c", f"echo >> {runs}"]}, rounds=50, seconds=0.0)
    assert runs.read_text() == "\n" * 2  # one to warm the caches, and one that counts
    compare({"one": ["/bin/sh", "-c", f"echo >> {runs}"]}, rounds=2, seconds=1000.0)
    assert runs.read_text() == "\n" * 5
