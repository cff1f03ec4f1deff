"""The text of `-passes=`: read, checked against the table of passes, and printed back.

The grammar, the implicit nesting and the words of its errors are those of LLVM's PassBuilder: a list of `name`, `name<parameters>` and
`adaptor(list)`; the first name decides the level of the whole text; a pass of an inner level is wrapped on its own.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from nvopt.llvm import native, opt_passes
from nvopt.llvm.engines import engine
from nvopt.nearest import hint
from nvopt.patterns import late
from nvopt.pipeline import registry
from nvopt.pipeline.pass_options import PassOptions
from nvopt.pipeline.registry import LEVELS, Level, PassInfo
from nvopt.visible import visible_name

if TYPE_CHECKING:
    from nvopt.passes.base import Pass
    from nvopt.pipeline.schedules import Slot


class PipelineError(ValueError):
    """A text that is no pipeline; str() says it in opt's words, with the nearest names."""


class PassNode(NamedTuple):
    """A pass at its place. `own` is the object that runs it, for a pass of nvopt's; a clean-up has nothing to do where the pass before it
    changed nothing, and what finishes something goes over the functions in which passes have left work."""

    info: PassInfo
    parameters: str = ""
    own: "Pass | None" = None
    is_cleanup: bool = False
    finishes: bool = False

    def __str__(self) -> str:
        if self.own is not None:
            return str(self.own)
        return f"{self.info.name}<{self.parameters}>" if self.parameters else self.info.name


class Adaptor(NamedTuple):
    """`function(...)` and the like. `name` is as typed, with its options: `function<eager-inv>`, `loop-mssa`."""

    name: str
    level: Level
    nodes: "tuple[Node, ...]"

    def __str__(self) -> str:
        return f"{self.name}({','.join(map(_spelled, self.nodes))})"


class Schedule(NamedTuple):
    """`nvopt<O2>`, or a `default<Ofcmax>`, written out."""

    level: str
    nodes: "tuple[Node, ...]"

    def __str__(self) -> str:
        return ",".join(map(_spelled, self.nodes))


Node = PassNode | Adaptor | Schedule


def _spelled(node: Node) -> str:
    """A node as it stands in a pipeline that also opt is to read: where a bare name means something else there, with its parameters."""
    if isinstance(node, PassNode) and node.info.name in native.UNLIKE_OPT and node.own is None and not node.parameters:
        return f"{node.info.name}<{';'.join(native.PASSES[node.info.name].fixed)}>"
    return str(node)


class Pipeline(NamedTuple):
    """A whole pipeline: nodes of the module's level. str() is text that parses back to the same."""

    nodes: tuple[Node, ...]

    def __str__(self) -> str:
        return ",".join(map(_spelled, self.nodes))

    def passes(self) -> Iterator[PassInfo]:
        """All passes in the order in which they stand."""
        return (node.info for node in leaves(self.nodes))

    def schedules(self) -> set[str]:
        """The levels of the schedules in it: {"O2"} for `nvopt<O2>`."""
        return {node.level for node in self.nodes if isinstance(node, Schedule)}


def leaves(nodes: tuple[Node, ...]) -> Iterator[PassNode]:
    """The passes below some nodes, in order."""
    for node in nodes:
        if isinstance(node, PassNode):
            yield node
        else:
            yield from leaves(node.nodes)


class _Element(NamedTuple):
    """One element of the raw text: a name with its parameters, and the list in parentheses behind it, if there is one."""

    name: str
    inner: "tuple[_Element, ...] | None"


ADAPTORS: dict[str, Level] = {
    "module": "module",
    "cgscc": "cgscc",
    "function": "function",
    "function<>": "function",
    "function<eager-inv>": "function",
    "function<no-rerun>": "function",
    "function<eager-inv;no-rerun>": "function",
    "function<no-rerun;eager-inv>": "function",
    "loop": "loop",
    "loop-mssa": "loop",
}


class Scheduling(NamedTuple):
    """What `nvopt<...>` is written out with: its switches, and whether the slots that only check are among them."""

    switches: PassOptions = PassOptions()
    checks: bool = False


_USUAL = Scheduling()
_WIDEST = 240  # characters of a pipeline in a message
_ABSENT = " (a pass of LLVM's that llvmlite does not offer by itself; -engine=auto does, with a libLLVM that is installed)"


def parse_pipeline(text: str, scheduling: Scheduling = _USUAL) -> Pipeline:
    """Read the text of `-passes=`. PipelineError says what is wrong with it."""
    if not text:
        return Pipeline(())
    elements = _split(text)
    first = elements[0]
    level = _leading_level(first)
    if level is None:
        kind = "pass" if first.inner is None else "pipeline"
        raise PipelineError(f"unknown {kind} name '{visible_name(first.name)}'{_nearest(first.name)}")
    nodes = _build(elements, level, scheduling)
    if level == "module":
        return Pipeline(nodes)
    return Pipeline(_wrapped(Adaptor(level, level, nodes), "module"))


def make_pipeline(passes: "str | Sequence[str | Pass]", scheduling: Scheduling = _USUAL) -> Pipeline:
    """A pipeline from text, or from a list of texts and of pass objects, which need not be in the table of passes."""
    if isinstance(passes, str):
        return parse_pipeline(passes, scheduling)
    nodes: list[Node] = []
    for part in passes:
        if isinstance(part, str):
            nodes.extend(parse_pipeline(part, scheduling).nodes)
        else:
            parameters = f"<{';'.join(part.parameters())}>"
            info = PassInfo(part.name, part.level, part.summary, part.class_name(), "mirror", parameters if len(parameters) > 2 else "")
            nodes.extend(_wrapped(PassNode(info, own=part), "module"))
    return Pipeline(tuple(nodes))


def pipeline_of(nodes: Iterable[PassNode]) -> Pipeline:
    """A pipeline of passes that stand in others, each for itself in the adaptors that it needs."""
    return Pipeline(tuple(wrapped for node in nodes for wrapped in _wrapped(node, "module")))


def _split(text: str) -> tuple[_Element, ...]:
    """Split at commas and parentheses, as LLVM does."""
    stack: list[list[_Element]] = [[]]
    names: list[str] = []
    position = 0
    while True:
        end = next((i for i in range(position, len(text)) if text[i] in ",()"), len(text))
        name, sign = text[position:end], text[end : end + 1]
        position = end + 1
        if sign == "(":
            names.append(name)
            stack.append([])
            continue
        stack[-1].append(_Element(name, None))
        while sign == ")":
            if not names:
                raise PipelineError(f"invalid pipeline '{_cut(text)}': one ')' too many")
            inner = tuple(stack.pop())
            stack[-1].append(_Element(names.pop(), inner))
            sign = text[position : position + 1]
            position += 1
        if not sign:
            break
        if sign != ",":
            raise PipelineError(f"invalid pipeline '{_cut(text)}': ',' expected before '{_cut(text[position - 1 :])}'")
    if names:
        raise PipelineError(f"invalid pipeline '{_cut(text)}': ')' missing")
    return tuple(stack[0])


def _cut(text: str) -> str:
    """A pipeline in a message: the two ends of a very long one."""
    return text if len(text) <= _WIDEST else f"{text[: _WIDEST // 2]}...{text[-_WIDEST // 2 :]}"


def _leading_level(element: _Element) -> Level | None:
    """The level of a text that starts with this element. function(...) counts as of the module's: other things may follow it."""
    if element.name in ("loop", "loop-mssa"):
        return "function"
    if element.name in ADAPTORS or element.name.startswith("function<"):
        return "module"
    return registry.leading_level(_base(element.name))


def _base(name: str) -> str:
    """`sroa` for `sroa<preserve-cfg>`; `print<domtree>` and a text that is not of this form are their own base."""
    if registry.known_levels(name):
        return name
    base, angle, rest = name.partition("<")
    return base if not angle or rest.endswith(">") else name


def _angled_text(name: str, base: str) -> str:
    """What stands between the angles of `name`."""
    return name[len(base) + 1 : -1]


def _build(elements: tuple[_Element, ...], level: Level, scheduling: Scheduling) -> tuple[Node, ...]:
    nodes: list[Node] = []
    for element in _spliced(elements, level):
        if element.inner is None and _names_schedule(element.name) and level == "module":
            nodes.append(_schedule(element.name, scheduling))
        elif element.inner is None:
            node = _pass(element.name, level)
            nodes.extend((node,) if _is_loop_pass_in_llvm(node) and level == "loop" else _wrapped(node, level))
        else:
            nodes.extend(_adaptor(element.name, element.inner, level, scheduling))
    return tuple(nodes)


def _spliced(elements: tuple[_Element, ...], level: Level) -> Iterator[_Element]:
    """The elements, with those inside adaptors of this same level in their place, however deep these stand in each other."""
    open_lists = [iter(elements)]
    while open_lists:
        element = next(open_lists[-1], None)
        if element is None:
            open_lists.pop()
        elif element.inner is not None and ADAPTORS.get(element.name) == level:
            open_lists.append(iter(element.inner))
        else:
            yield element


def _names_schedule(name: str) -> bool:
    """Whether `name`, with what stands in its angles, is a schedule of cicc's."""
    base = _base(name)
    return base == "nvopt" or (base == "default" and _angled_text(name, base) in registry.FAST_COMPILATION)


def _schedule(name: str, scheduling: Scheduling) -> Schedule:
    """`nvopt<O2>`, written out slot by slot."""
    from nvopt.pipeline.schedules import slots

    level = _angled_text(name, _base(name))
    _check_level("nvopt", level, registry.levels_of("nvopt"))
    nodes: list[Node] = []
    built: dict[str, list[Node]] = {}  # by what stands in the slot: most of it stands in several
    for slot in slots(level, scheduling.switches):
        if not slot.is_gathered and not slot.is_print and (scheduling.checks or not slot.is_check):
            if slot.name not in built:
                text = ",".join(available_runs(slot, level)) or f"unavailable<{slot.spelled}>"
                first, *further = _build(_split(text), "module", scheduling)
                built[slot.name] = [_marked(first, finishes=slot.finishes), *(_marked(node, is_cleanup=True) for node in further)]
            nodes += built[slot.name]
    return Schedule(level, tuple(nodes))


def available_runs(slot: "Slot", level: str) -> list[str]:
    """What is run for a slot at a level, as texts; nothing where some of it isn't here. A level is the same with every engine, whatever
    more of LLVM's passes that has."""
    runs = slot.runs(level)
    return runs if all(registry.is_in_table(_base(run)) for run in runs) else []


def _marked(node: Node, *, is_cleanup: bool = False, finishes: bool = False) -> Node:
    """The node, with the passes in it as such that depend on what others did."""
    if isinstance(node, PassNode):
        return node._replace(is_cleanup=is_cleanup, finishes=finishes)
    return node._replace(nodes=tuple(_marked(inner, is_cleanup=is_cleanup, finishes=finishes) for inner in node.nodes))


def _adaptor(name: str, inner: tuple[_Element, ...], level: Level, scheduling: Scheduling) -> tuple[Node, ...]:
    inner_level = ADAPTORS.get(name)
    if inner_level is None or LEVELS.index(inner_level) < LEVELS.index(level):
        base = name.partition("<")[0]
        near = "" if base in ADAPTORS or registry.pass_levels(base) else _nearest(name)
        raise PipelineError(f"invalid use of '{name}' pass as {level} pipeline{near}")
    if level == "module" and "no-rerun" in name:
        raise PipelineError("cannot have a no-rerun module to function adaptor")
    return _wrapped(Adaptor(name.removesuffix("<>"), inner_level, _build(inner, inner_level, scheduling)), level)


def _wrapped(node: PassNode | Adaptor, level: Level) -> tuple[Node, ...]:
    """A node at `level`, inside the adaptors that it needs there: a pass inside its own, a loop adaptor inside function()."""
    own = node.level if isinstance(node, Adaptor) else node.info.level
    if isinstance(node, PassNode) and own != level:
        node = Adaptor(own, own, (node,))
    if isinstance(node, Adaptor) and own == "loop":
        loops = tuple(_one_by_one(node))
        return loops if level == "function" else (Adaptor("function", "function", loops),)
    return (node,)


def _one_by_one(loop: Adaptor) -> Iterator[Node]:
    """A `loop(...)` with at most one of LLVM's passes in each part. llvmlite offers these only so, each behind its own preparation of the
    loops and for all of them before the next; opt prepares them once, and takes each loop through all passes. What is a function pass
    here stands between the parts."""
    part: list[Node] = []
    for node in loop.nodes:
        is_alone = _is_loop_pass_in_llvm(node)
        if part and (is_alone or (_is_llvms(node) and any(map(_is_llvms, part)))):
            yield loop._replace(nodes=tuple(part))
            part = []
        if is_alone:
            yield node
        else:
            part.append(node)
    if part:
        yield loop._replace(nodes=tuple(part))


def _is_loop_pass_in_llvm(node: Node) -> bool:
    return isinstance(node, PassNode) and node.info.level == "function" and node.info.name in registry.LOOP_PASSES_IN_LLVM


def _is_llvms(node: Node) -> bool:
    return isinstance(node, PassNode) and node.info.kind == "native"


def _pass(name: str, level: Level) -> PassNode:
    base = _base(name)
    inside = LEVELS[LEVELS.index("function" if base in registry.LOOP_PASSES_IN_LLVM and level == "loop" else level) :]
    levels = [known for known in registry.pass_levels(base) if known in inside]
    if not levels:
        raise PipelineError(f"unknown {level} pass '{visible_name(name)}'{_misplaced(name, level) or _nearest(name)}")
    info = registry.at_level(base, levels[0])
    parameters = _angled_text(name, base)
    if info.kind == "mirror":
        return PassNode(info, parameters, _own(base, parameters))
    if levels_of := registry.levels_of(base):
        _check_level(base, parameters, levels_of)
    elif base == "unavailable":
        if not parameters:
            raise PipelineError("'unavailable' takes the name of what is not there, as in unavailable<remat>")
    elif parameters or name != base:
        _check_native(name, base, parameters, info.level)
    return PassNode(info, parameters)


def _own(name: str, parameters: str) -> "Pass":
    from nvopt.passes.base import ParameterError

    try:
        return registry.mirror_class(name).from_text(parameters)
    except ParameterError as error:
        raise PipelineError(str(error)) from None


def _check_level(name: str, parameters: str, known: tuple[str, ...]) -> None:
    if parameters in known:
        return
    if name != "nvopt" and (parameters in ("Os", "Oz") or (parameters == "O0" and name != "default")):
        offered = ", ".join(level for level in known if level not in registry.FAST_COMPILATION)
        raise PipelineError(f"nvopt cannot run {name}<{parameters}>: llvmlite offers {offered}")
    expected = f" (one of {', '.join(known)} expected){hint(parameters, known)}"
    if name == "default":
        raise PipelineError(f"invalid optimization level '{visible_name(parameters)}'{expected}")
    raise PipelineError(f"invalid {name} pass parameter '{visible_name(parameters)}'{expected}")


def _check_native(name: str, base: str, parameters: str, level: Level) -> None:
    """Accept the parameters that LLVM knows, or with an engine that takes none those that the pass has there anyway."""
    if engine().runs_text:
        text = name.removeprefix(opt_passes.PREFIX)
        fault = engine().fault_of(f"{level}({text})" if level != "loop" else f"loop-mssa({text})")
        if fault:
            raise PipelineError(visible_name(fault))
        return
    entry = native.PASSES.get(base)
    if entry is None or not (entry.fixed or entry.refused):
        aid = _absent_from_llvmlite(name) or _angled(name, base) or f" ('{base}' takes no parameters)"
        raise PipelineError(f"unknown pass name '{visible_name(name)}'{aid}")
    spelled = entry.class_name.removesuffix("Pass")
    for token in parameters.split(";"):
        if not token or token in entry.fixed:
            continue
        key, equals, value = token.partition("=")
        if token in entry.refused or (equals and f"{key}=N" in entry.refused and value.isdigit()):
            has = f"there it is always {base}<{';'.join(entry.fixed)}>" if entry.fixed else "there it takes no parameters"
            raise PipelineError(f"nvopt cannot pass parameter '{token}' to {base}: llvmlite gives no way to set it, {has}")
        if equals and f"{key}=N" in entry.refused:
            raise PipelineError(f"invalid argument to {spelled} pass {key} parameter: '{visible_name(value)}'")
        raise PipelineError(f"invalid {spelled} pass parameter '{visible_name(token)}'{hint(token, entry.fixed + entry.refused)}")


def _angled(name: str, base: str) -> str:
    """What may help with `print<loop>`: the nearest of the passes that are called `print<...>`, or all of them."""
    known = [other for other in registry.names() if other.startswith(f"{base}<")]
    return hint(name, known) or (f" (there are {', '.join([base, *known])})" if known else "")


def _misplaced(name: str, level: Level) -> str:
    """What to do about a pass, as typed, that exists, but not inside `level`."""
    levels = registry.pass_levels(_base(name))
    if not levels:
        return ""
    return f"; '{_base(name)}' is a {levels[0]} pass, write '{level}(...),{name}'"


def _nearest(name: str) -> str:
    """What may help with an unknown name."""
    if blanks := _about_blanks(name):
        return blanks
    base = name.partition("<")[0]
    if base in ADAPTORS:
        return f" ('{base}' takes a list of passes: {base}(...))"
    if registry.pass_levels(base):
        return "" if name == base else " ('>' expected)"
    if base == "repeat":
        return " (LLVM 22 has none: write the passes as often)"
    if opt_passes.opts(base) or base in opt_passes.PIPELINES:
        near = hint(base, [other for other in registry.names() if base in other])  # not mistyped: gvn's relative is newgvn
        return _ABSENT + near
    return _absent_from_llvmlite(name) or nearest_passes(base) + missing_plugins()


def _absent_from_llvmlite(name: str) -> str:
    """What may help with the name, parameters included, of one of opt's passes, or nothing."""
    return _ABSENT if opt_passes.opts(name) else ""


def nearest_passes(name: str) -> str:
    """The nearest names of passes and adaptors that this engine has; where one that only opt has is nearer, opt's, too."""
    here = [*registry.names(), *ADAPTORS]
    near = hint(name, [*here, *opt_passes.all_names()])
    absent = [other for other in _QUOTED.findall(near) if other not in here]
    if not absent or not near.startswith(f"; did you mean '{absent[0]}'"):
        return hint(name, here)
    return f"{near} (llvmlite does not offer {' and '.join(absent)} by itself; -engine=auto does, with a libLLVM that is installed)"


_QUOTED = late(r"'([^']*)'")


def _about_blanks(name: str) -> str:
    """What may help with a name that has blanks in it or around it."""
    words = name.split()
    if not name or words == [name]:
        return ""
    known = all(word.partition("<")[0] in ADAPTORS or registry.pass_levels(_base(word)) for word in words)
    return "; a pipeline has no blanks" + (f": write '{','.join(words)}'" if words and known else "")


def missing_plugins() -> str:
    """The installed plugins that could not be loaded, where one of them may have the name that is unknown."""
    return "".join(f"\nnote: {failure}" for failure in registry.load_installed_plugins())
