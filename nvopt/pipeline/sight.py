"""What watches the passes inside of LLVM's pipelines, `default<O3>` and std: instruments, times and -opt-bisect-limit."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from nvopt.llvm import Unit, native, opt_passes
from nvopt.llvm.inside import Job
from nvopt.pipeline.bisect import OptBisect
from nvopt.pipeline.instrument import Instrument, ModuleText, PassEvent
from nvopt.pipeline.registry import HIDDEN, LEVELS, PassInfo, own_names
from nvopt.pipeline.text import PassNode

__all__ = ["Job", "run", "show_inside"]


class _FixedText(ModuleText):
    """A module's text at one moment, which stays."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._functions = None
        self._is_current = True


def show_inside(unit: Unit, text: str, job: Job, instruments: Sequence[Instrument], index: int, bisect: OptBisect) -> int:
    """Tell the instruments of the passes inside of a pipeline that is about to run on a module, of which `text` is the text; how many there
    are. `index` is that of the first. Where nobody wants to know, nothing is looked at."""
    watchers = [instrument for instrument in instruments if instrument.looks_inside]
    if not watchers:
        return 0
    wanted = [watcher.watched for watcher in watchers]
    job = job._replace(watched=frozenset[str]().union(*filter(None, wanted)) if None not in wanted else None)
    module = _FixedText(text)
    first, number, count = bisect.count, 0, 0
    for run in unit.watch(job):
        event = PassEvent(PassNode(_info(run.class_name, run.level)), index + count, module, is_inside=True)
        after = module if (now := _unhidden(run.text)) == module.text() else _FixedText(now)
        if run.level != "module":
            event.scope = run.ran_on({**module.functions(), **after.functions()})
        for watcher in watchers:
            watcher.before_pass(event)
        event.module, event.changed, event.number = after, after is not module, first + run.number
        for watcher in watchers:
            watcher.after_pass(event)
        module, number = after, run.number
        count += 1
    if not bisect.is_on:
        bisect.count += number
    return count


def run(unit: Unit, job: Job, instruments: Sequence[Instrument], bisect: OptBisect) -> Mapping[str, float]:
    """Run a pipeline, as far as the limit lets it; the seconds that each class of passes took, if an instrument wants to know."""
    told = unit.run_told(job, numbers=bisect.is_on, times=any(instrument.wants_times for instrument in instruments))
    for numbered in told.numbered:
        bisect.should_run(numbered.pass_name, numbered.unit)
    return told.seconds


def _info(class_name: str, level: str) -> PassInfo:
    """One of LLVM's passes by the name of its class, at the level where it ran; one that is in no table goes by its class. The names of
    nvopt's own stay theirs."""
    name = _by_class().get(class_name, class_name)
    if name in own_names():
        name = f"{opt_passes.PREFIX}{name}"
    return PassInfo(name, LEVELS[LEVELS.index(level)], f"LLVM's {class_name}", class_name, "native")


@cache
def _by_class() -> dict[str, str]:
    return {entry.class_name: entry.name for entry in (*opt_passes.table().values(), *native.PASSES.values())}


def _unhidden(text: str) -> str:
    """A text in which the functions that std hides have their names again."""
    return re.sub(rf"@({'|'.join(HIDDEN)})\.hidden\b", r"@\1", text) if ".hidden" in text else text
