"""Files of facts about kernels (`-facts=FILE`): read, and put around a pipeline as passes."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.llvm import InputError
from nvopt.llvm.located_errors import at_offset
from nvopt.passes.apply_facts import ApplyFacts, read_file
from nvopt.passes.apply_facts.schema import read_facts
from nvopt.passes.diagnostics import FactsError
from nvopt.pipeline.text import Pipeline, make_pipeline


class FactsFile(NamedTuple):
    """A file of facts: its name in messages, and what it holds."""

    name: str
    text: str


def read_facts_file(path: str) -> FactsFile:
    """The file of that path. InputError where it can't be read."""
    try:
        return FactsFile(path, read_file(path))
    except FactsError as error:
        raise input_error(error) from None


def with_facts(pipeline: Pipeline, facts: FactsFile, *, guard: bool) -> Pipeline:
    """`pipeline` behind the pass that takes over facts and, where kernels are to test them (`guard`), ahead of the one that has them do so.
    InputError for what is no file of facts."""
    try:
        read_facts(facts.name, facts.text)
    except FactsError as error:
        raise input_error(error) from None
    ahead = make_pipeline((ApplyFacts(facts.name, guard, facts.text),))
    behind = make_pipeline("merge-guarded-kernels") if guard else Pipeline(())
    return Pipeline((*ahead.nodes, *pipeline.nodes, *behind.nodes))


def input_error(error: FactsError) -> InputError:
    """What is wrong with a file of facts, with its line and a caret."""
    if error.at is None:
        return InputError(f"{error.name}: error: {error.message}")
    ahead, text = (part.encode("utf-8", "surrogateescape") for part in (error.text[: error.at], error.text))
    return at_offset(text, len(ahead), error.name, error.message)
