"""Several inputs in one call, good and bad ones: each comes out or is named in an error, and none takes another with it."""

import tempfile
from pathlib import Path
from random import Random

import mutate_bitcode
import mutate_text
import oracle
import program
import seeds
from forked import Case, Ran
from random_pipelines import quick_pipeline

GOOD = b"""target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
"""


def run(seed: int, index: int, *, talk: bool = False) -> tuple[str, list[str]]:
    """The batch of that number: what it was about, and the complaints."""
    random = Random(f"batch:{seed}:{index}")
    seeds.selection.langref_alone = seed == 0
    inputs = {}
    for number in range(random.randint(2, 10)):
        choice = random.random()
        if choice < 0.25:
            inputs[f"good{number}.ll"] = GOOD
        elif choice < 0.7:
            inputs[f"text{number}.ll"] = mutate_text.mutant(random)[1]
        elif choice < 0.9:
            inputs[f"bits{number}.bc"] = mutate_bitcode.mutant(random)[1]
        else:
            inputs[f"whole{number}.bc"] = random.choice(seeds.bitcode()).data
    workers = random.choice((1, 1, 2, 2, 3))
    return f"-j {workers}", of_batch(inputs, quick_pipeline(random), workers, talk)


def of_batch(inputs: dict[str, bytes], passes: str, workers: int, talk: bool = False) -> list[str]:
    """The complaints about a batch."""
    with tempfile.TemporaryDirectory(prefix="nvopt-hostile-") as folder:
        place = Path(folder)
        for name, data in inputs.items():
            (place / name).write_bytes(data)
        done = program.run([f"-passes={passes}", *inputs, "-o", "out/", "-j", str(workers)], place)
        if talk:
            print(done)
        found = list(done.complaints())
        made = {path.name for path in (place / "out").iterdir()} if (place / "out").is_dir() else set()
        failed = {name for name in inputs if any(said.startswith(f"{name}:") for said in oracle.messages(done.err))}
        for name in inputs:
            comes_out = f"{Path(name).stem}.ll" in made
            if comes_out == (name in failed):
                found.append(f"{Path(name).suffix} comes out {comes_out}, in an error {name in failed}: {done.err[-300:]!r}")
        if made - {f"{Path(name).stem}.ll" for name in inputs}:
            found.append(f"left behind: {sorted(made)}")
        if done.status is not None and (done.status == 0) == bool(failed):
            found.append(f"exit status {done.status} and {len(failed)} errors")
        if failed and f"nvopt: {len(failed)} of {len(inputs)} inputs failed" not in done.err:
            found.append("the count of failed inputs is wrong")
        return found


def of_case_that_kills(case: Case, last: Ran) -> list[str]:
    """The complaints about an input that LLVM ends its process on, alone and among good ones: it is told of, and the others are done."""
    ((name, data),) = case.files
    passes = next((word.removeprefix("-passes=") for word in last.arguments if word.startswith("-passes=")), "")
    with tempfile.TemporaryDirectory(prefix="nvopt-hostile-") as folder:
        Path(folder, "in.ll").write_bytes(data)
        done = program.run(
            [*last.arguments[: last.arguments.index("-o")], "in.ll", "-o", "made.ll"]
            if "-o" in last.arguments
            else ["in.ll", "-disable-output"],
            Path(folder),
        )
        found = [f"alone: {complaint}" for complaint in done.complaints()]
        if done.status != 1:
            found.append(f"alone: exit status {done.status}")
        if Path(folder, "made.ll").exists():
            found.append("alone: an output")
    for workers in (1, 2):
        inputs = {"a.ll": GOOD, f"killer{Path(name).suffix}": data, "z.ll": GOOD}
        found += [f"-j {workers}: {complaint}" for complaint in of_batch(inputs, passes, workers)]
    return [f"{'reading' if last.arguments[0] == '-o' else 'a pass'} ends the process, {complaint}" for complaint in found]
