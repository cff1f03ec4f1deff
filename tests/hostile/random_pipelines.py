"""Pipelines and options at random: valid, slightly wrong, and with values at their limits."""

from functools import cache
from random import Random

from nvopt import knobs
from nvopt.pipeline.pass_options import OFFSETS
from nvopt.pipeline.registry import PassInfo, all_passes, load_knobs

_NESTINGS = {
    "module": ("module",),
    "cgscc": ("cgscc",),
    "function": ("function", "function<eager-inv>", "function<>"),
    "loop": ("loop", "loop-mssa"),
}
_INSIDE = {"module": ("module", "cgscc", "function"), "cgscc": ("cgscc", "function"), "function": ("function", "loop"), "loop": ("loop",)}
_VALUES = (
    "0",
    "1",
    "-1",
    "2147483647",
    "2147483648",
    "-2147483649",
    "18446744073709551616",
    "9" * 5000,
    "",
    " ",
    "0x10",
    "1_0",
    "1e3",
    "true",
    "٣",
    "maybe",
    "\x1b[2J",
    "\udcff",
    "a=b",
    "-",
    "--",
    ",",
    "sm_90",
    "x" * 3000,
    "%s",
    "(",
    "[",
    "\n",
)
BACKSLASH = chr(92)
_DAMAGE = ("(", ")", "<", ">", ",", ";", "=", " ", "\x1b", "é", "((", "repeat<3>", "<>", "-", "\n")
_TARGETS = ("sm_20", "sm_75", "sm_90a", "sm_100", "sm_121f", "sm_999", "compute_90", "sm_", "SM_90", "native", "")
_TRIPLES = (
    "nvptx64-nvidia-cuda",
    "nvptx-nvidia-cuda",
    "x86_64-unknown-linux-gnu",
    "aarch64--",
    "spirv64",
    "none",
    "-",
    "nvptx64",
    "a" * 400,
)
_LAYOUTS = (
    "",
    "e",
    "E",
    "e-p:64:64",
    "e-p6:32:32-i64:64",
    "e-i64",
    "e-p:0:0",
    "e-i8:16:8",
    "e-S0",
    "e-n0",
    "x",
    "e-p:64:64:64:128",
    "e-ni:0",
    "-" * 99,
)


@cache
def _passes() -> dict[str, list[PassInfo]]:
    found: dict[str, list[PassInfo]] = {}
    for info in all_passes():
        if info.name.removeprefix("llvm:").startswith("dot-"):  # which libLLVM has: they write files beside the input, as in opt
            continue
        found.setdefault(info.level, []).append(info)
    return found


def _with_parameters(random: Random, info: PassInfo) -> str:
    known = info.params[1:-1].split(";") if info.params else []
    if info.name == "unavailable":
        return f"unavailable<{random.choice(('remat', '', 'x' * 50, '<'))}>"
    if not known or random.random() < (0.1 if info.name in ("default", "nvopt", "std", "function-simplification") else 0.5):
        return info.name
    chosen = random.sample(known, random.randint(1, min(3, len(known)))) if known[0][:1] != "O" else [random.choice(known)]
    named = [f"{one.partition('=')[0]}={random.choice(_VALUES[:8])}" if "=" in one and random.random() < 0.3 else one for one in chosen]
    return f"{info.name}<{';'.join(named)}>"


def _nodes(random: Random, level: str, depth: int) -> str:
    made = []
    for _ in range(random.choice((1, 1, 2, 3))):
        inner = random.choice(_INSIDE[level])
        if depth < 4 and (inner != level or random.random() < 0.15):
            made.append(f"{random.choice(_NESTINGS[inner])}({_nodes(random, inner, depth + 1)})")
        else:
            made.append(_with_parameters(random, random.choice(_passes()[level])))
    return ",".join(made)


def pipeline(random: Random, *, damaged: bool | None = None) -> str:
    """The text of -passes=, right or (one of four) slightly wrong."""
    text = _nodes(random, random.choice(("module", "module", "function", "cgscc", "loop")), 0)
    if damaged if damaged is not None else random.random() < 0.25:
        place = random.randint(0, len(text))
        cut = random.choice((0, 0, 1, 5))
        text = text[:place] + random.choice((*_DAMAGE, "")) + text[place + cut :]
    if random.random() < 0.01:
        text = f"{random.choice(('function(', 'module(', 'cgscc('))}" * random.choice((200, 2000, 20_000)) + text
    return text


@cache
def _own() -> tuple[str, ...]:
    return tuple(info.name for infos in _passes().values() for info in infos if info.kind == "mirror")


def quick_pipeline(random: Random) -> str:
    """Few passes, most of them nvopt's own, and rarely a whole level."""
    if random.random() < 0.04:
        return f"nvopt<{random.choice(('O0', 'O1', 'O2', 'O3', 'Ofcmin', 'Ofcmid', 'Ofcmax'))}>"
    passes = random.choices(_own(), k=random.choice((1, 1, 2, 3)))
    if random.random() < 0.2:
        passes.append(
            random.choice([info.name for info in _passes()["function"] if info.kind == "native" and info.name != "function-simplification"])
        )
    return ",".join(f"function({one})" if any(info.name == one for info in _passes()["function"]) else one for one in passes)


def _number(random: Random) -> str:
    return random.choice(_VALUES)


def _knob(random: Random) -> str:
    load_knobs()
    knob = random.choice(knobs.table())
    right = (
        (str(knob.default), *knob.choices, "0", "1") if not isinstance(knob.default, int) or isinstance(knob.default, bool) else _VALUES[:6]
    )
    value = random.choice(right) if random.random() < 0.7 else _number(random)
    return f"{random.choice(('-', '--'))}{knob.name}={value}" if random.random() < 0.95 else f"-{knob.name}"


def options(random: Random) -> list[str]:
    """Some options with values, right or wrong."""
    return [word for _ in range(random.choice((1, 2, 3, 5))) for word in _option(random)]


def _option(random: Random) -> list[str]:
    value = _number(random)
    if random.random() < 0.15:
        return [_knob(random)]
    if random.random() < 0.1:
        switch = random.choice((random.choice(sorted(OFFSETS)), value))
        return [f"-nvvm-pass-option={switch}{random.choice(('', '', '=0', '=1', '=2', '='))}"]
    if random.random() < 0.15:
        return [random.choice((*_ALONE, value))]
    names, values = random.choice(_TABLE)
    return [f"-{random.choice(names)}={random.choice((*values, value))}"]


_ALONE = (
    "-print-pipeline-passes",
    "-version",
    "-help",
    "-unknown",
    "-",
    "--",
    "---",
    "-=",
    "-passes",
    "-internalize",
    "-verify-each",
    "-verify-each=maybe",
    "-print-changed",
    "-print-after-all",
    "-print-before-all",
    "-time-passes",
    "-stats",
    "-j",
    "-O4",
    "-O",
    "-O1",
    "-O2",
    "-S",
    "-f",
)
_TABLE: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("nvvm-reflect-add",), ("__CUDA_ARCH=900", "=1", "a b=-1", "\x1b=0", "a=2147483648", "a=4294967296", "a=", "__CUDA_FTZ=0x1")),
    (("mcpu", "arch"), _TARGETS),
    (("mattr",), ("+ptx86", "+ptx32", "-ptx86", "+ptx999", "+", "ptx86,ptx87", "+sm_90")),
    (("mtriple",), _TRIPLES),
    (("data-layout",), _LAYOUTS),
    (("ftz", "prec-div", "prec-sqrt"), ("0", "1")),
    (("opt-bisect-limit",), ("0", "1", "5", "-1")),
    (("emit",), ("ll", "bc", "ptx", "LL")),
    (("print-changed",), ("quiet", "diff", "cdiff", "diff-quiet", "cdiff-quiet")),
    (("print-before", "print-after"), ("sroa", "instcombine,sroa", "nothing")),
    (("filter-print-funcs",), ("f", "f,k", "")),
    (
        ("pass-remarks", "pass-remarks-missed", "pass-remarks-analysis"),
        (".", "lower", "(", "[", "*", "(a+)+$", BACKSLASH, "[[:alpha:]]", "[[:wrong:]]"),
    ),
    (("pass-remarks-output",), ("remarks.yaml", "in.ll", "-", "", "no/folder/r.yaml", "/dev/full", "/dev/null")),
    (("dump-dir",), ("dumps", "dumps/a/b", ".", "", "in.ll", "/dev/null", "/proc")),
    (("internalize-public-api-list",), ("f", "*", "[", "[z-a]", "?,k", "[!a]", BACKSLASH)),
    (("internalize-public-api-file",), ("in.ll", "/dev/null", "missing", ".")),
    (("load-pass-plugin",), ("missing.py", "in.ll", ".", "", "/dev/null")),
    (("libdevice",), (".", "in.ll", "missing", "/dev/null")),
    (("j", "Ofast-compile", "Ofc"), ("0", "1", "max", "mid", "x")),
)
