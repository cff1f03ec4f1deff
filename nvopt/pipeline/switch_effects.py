"""What each switch of NVVMPassOptions does here, read off the tables of the schedules.

A switch is turned over, the others as they are by default, and each level is looked at for what comes or goes: passes that run, slots that
a run of `std` stands for (LLVM's own pipelines contain their passes), slots without a pass, slots that only check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from nvopt.pipeline import registry, schedules
from nvopt.pipeline.pass_options import OFFSETS, PassOptions
from nvopt.pipeline.schedules import Slot
from nvopt.pipeline.text import available_runs

_LEVELS = registry.levels_of("nvopt")


class Effect(NamedTuple):
    """What turning over one switch does: names of passes or slots, each with the levels where that is so."""

    turns_on: dict[str, list[str]]
    turns_off: dict[str, list[str]]
    more_runs: dict[str, list[str]]  # of passes that run elsewhere, too
    fewer_runs: dict[str, list[str]]
    within_std: dict[str, list[str]]
    missing: dict[str, list[str]]  # slots without a pass
    checks: dict[str, list[str]]  # slots that run with -verify-each
    gathered: dict[str, list[str]]  # slots whose work another row does
    prints: dict[str, list[str]]  # places to print the IR
    needs: list[str]  # settings of other switches, without which no slot asks this one

    @property
    def acts(self) -> bool:
        """Whether other passes run, or passes more or less often, if std is left aside."""
        return bool(self.turns_on or self.turns_off or self.more_runs or self.fewer_runs)

    def __str__(self) -> str:
        """In a few words, for -help-knobs."""
        said = [
            _said("turns on", self.turns_on),
            _said("turns off", self.turns_off),
            _said("more runs of", self.more_runs),
            _said("fewer runs of", self.fewer_runs),
            _said("within std:", self.within_std),
            _said("no pass here:", self.missing, with_levels=False),
            _said("with -verify-each:", self.checks, with_levels=False),
            "" if self.acts else _said("another row does the work of", self.gathered, with_levels=False),
            _said("nothing at the slots to", self.prints, with_levels=False),
            f"nothing without {' or '.join(self.needs)}" if self.needs else "",
        ]
        return "; ".join(filter(None, said)) or "no slot asks it"


def _said(what: str, names: dict[str, list[str]], *, with_levels: bool = True) -> str:
    listed = [f"{name} ({' '.join(levels)})" if with_levels else name for name, levels in names.items()]
    return f"{what} {', '.join(listed)}" if listed else ""


def effect_of(offset: int) -> Effect:
    """What turning over the switch at `offset` does."""
    effect = Effect({}, {}, {}, {}, {}, {}, {}, {}, {}, [])
    usual = PassOptions()
    turned = PassOptions([f"{offset}={int(not usual[offset])}"])
    for level in _LEVELS:
        before, after = (list(schedules.slots(level, switches)) for switches in (usual, turned))
        _compare_runs(effect, level, Counter(_passes(before, level)), Counter(_passes(after, level)))
        for slot in {**(Counter(before) - Counter(after)), **(Counter(after) - Counter(before))}:
            _sort_in(effect, level, slot)
    if not any(effect):
        effect.needs.extend(_needed(offset))
    return effect


def _passes(slots: Iterable[Slot], level: str) -> Iterator[str]:
    """The names of what runs for some slots, std left aside."""
    for slot in slots:
        if not slot.is_gathered and not slot.is_check and not slot.is_print:
            names = (run.partition("<")[0] for run in available_runs(slot, level))
            yield from (name for name in names if name != "std")


def _compare_runs(effect: Effect, level: str, before: Counter[str], after: Counter[str]) -> None:
    for name in {**before, **after}:
        if before[name] < after[name]:
            (effect.more_runs if before[name] else effect.turns_on).setdefault(name, []).append(level)
        elif before[name] > after[name]:
            (effect.fewer_runs if after[name] else effect.turns_off).setdefault(name, []).append(level)


def _sort_in(effect: Effect, level: str, slot: Slot) -> None:
    """Note a slot that came or went, unless a pass of its own runs for it."""
    runs = available_runs(slot, level)
    if slot.is_gathered:
        kind = effect.gathered
    elif slot.is_check:
        kind = effect.checks
    elif slot.is_print:
        kind = effect.prints
    elif not runs:
        kind = effect.missing
    elif any(run.startswith("std<") for run in runs):
        kind = effect.within_std
    else:
        return
    levels = kind.setdefault("a whole run" if slot.name == "std" else slot.spelled, [])
    if level not in levels:
        levels.append(level)


def _needed(offset: int) -> list[str]:
    """The settings of other switches that would let in slots which ask the one at `offset`."""
    usual = PassOptions()
    names = {at: name for name, at in OFFSETS.items()}
    keepers = (at for level in _LEVELS for slot in schedules.all_slots(level) if slot.asks(offset) for at in slot.kept_out_by(usual))
    return list(dict.fromkeys(f"{names[at]}={int(not usual[at])}" for at in keepers if at != offset))
