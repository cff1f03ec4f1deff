r"""dot-cfg, dot-cfg-only, dot-dom, dot-dom-only, dot-post-dom, dot-post-dom-only: graphs of functions, in files for graphviz's `dot`.

    $ nvopt -passes=dot-cfg -disable-output in.ll
    Writing '.f.dot'...                                digraph "CFG for 'f' function" {
                                                         label="CFG for 'f' function";
    define void @f(i1 %c) {
    entry:                                      ->       Node0 [shape=record,label="{entry:\l|  br i1 %c, …\l|{<s0>T|<s1>F}}"];
      br i1 %c, label %a, label %x                       Node0:s0 -> Node1;
    …                                                  …

Blocks and where they lead, dominators, post-dominators; `-only`: without the instructions. Files lie in the current folder, under LLVM's
names: `.f.dot`, `dom.f.dot`, `domonly.f.dot`, `postdom.f.dot`, `postdomonly.f.dot`. What can't be in a file's name is escaped, and no file
but a graph is replaced. -cfg-func-name=PART draws only the functions with that in their names, -cfg-dot-filename-prefix=PREFIX is what
comes ahead of the names of files of control flow graphs. Nothing changes.

LLVM's own, with colors for blocks that run often, are `llvm:dot-cfg` and its like where the engine is libLLVM.

Source: LLVM's CFGPrinterPass, CFGOnlyPrinterPass and its printers of dominator trees.
"""

import os
from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from nvopt.ir import Function
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.visible import visible_name

_LLVM = "LLVM's CFGPrinter"
FUNCTIONS = declare("cfg-func-name", "", "Draw control flow graphs of functions with this in their names only", source=_LLVM)
PREFIX = declare("cfg-dot-filename-prefix", "", "What the names of files of control flow graphs begin with", source=_LLVM)
_GRAPH = b"digraph "
_LONGEST = 220  # bytes of 255, with what stands around them


class _DrawsGraph(FunctionPass):
    """What all have in common: `file` is what the file's name begins with, `whole` whether the instructions are drawn."""

    file: ClassVar[str] = ""
    whole: ClassVar[bool] = True
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "DOTGraphTraitsPrinter"

    def run(self, function: Function, context: Context) -> bool:
        self.draw(self.file, function, context)
        return False

    def draw(self, place: str, function: Function, context: Context) -> None:
        """Writes the function's graph; `place` is what the file's name begins with, a folder perhaps."""
        name = "" if function.is_unnamed else function.name
        _write(f"{place}.{_file_name(name)}.dot", self.graph(function, context), context)

    @abstractmethod
    def graph(self, function: Function, context: Context) -> str:
        """The text for dot."""


@dataclass(frozen=True)
class DrawCFG(_DrawsGraph):
    """Draw the control flow graph."""

    name = "dot-cfg"
    summary = "Draw the control flow graph, for dot"

    @classmethod
    def class_name(cls) -> str:
        return "CFGPrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        if context.knobs[FUNCTIONS] in function.name:
            self.draw(context.knobs[PREFIX], function, context)
        return False

    def graph(self, function: Function, context: Context) -> str:
        from nvopt.analysis.dot_printer import cfg  # late, like the next: who lists the passes does not wait for them

        return cfg(function, whole=self.whole)


@dataclass(frozen=True)
class DrawCFGOnly(DrawCFG):
    """Draw the control flow graph, blocks by their names."""

    name = "dot-cfg-only"
    summary = "Draw the control flow graph without instructions, for dot"
    whole = False

    @classmethod
    def class_name(cls) -> str:
        return "CFGOnlyPrinterPass"


@dataclass(frozen=True)
class DrawDominatorTree(_DrawsGraph):
    """Draw the dominator tree."""

    name = "dot-dom"
    summary = "Draw the dominator tree, for dot"
    file = "dom"

    def graph(self, function: Function, context: Context) -> str:
        from nvopt.analysis.dominators import DominatorTree
        from nvopt.analysis.dot_printer import dominator_tree

        return dominator_tree(context.analyses.get(DominatorTree, function), whole=self.whole)


@dataclass(frozen=True)
class DrawDominatorTreeOnly(DrawDominatorTree):
    """Draw the dominator tree, blocks by their names."""

    name = "dot-dom-only"
    summary = "Draw the dominator tree without instructions, for dot"
    file, whole = "domonly", False


@dataclass(frozen=True)
class DrawPostDominatorTree(_DrawsGraph):
    """Draw the post-dominator tree."""

    name = "dot-post-dom"
    summary = "Draw the post-dominator tree, for dot"
    file = "postdom"

    def graph(self, function: Function, context: Context) -> str:
        from nvopt.analysis.dot_printer import post_dominator_tree
        from nvopt.analysis.post_dominators import PostDominatorTree

        return post_dominator_tree(context.analyses.get(PostDominatorTree, function), whole=self.whole)


@dataclass(frozen=True)
class DrawPostDominatorTreeOnly(DrawPostDominatorTree):
    """Draw the post-dominator tree, blocks by their names."""

    name = "dot-post-dom-only"
    summary = "Draw the post-dominator tree without instructions, for dot"
    file, whole = "postdomonly", False


def _file_name(name: str) -> str:
    """The function's name as part of a file's: without control characters and what would lead into a folder, and no longer than files'
    names may be, which those of templates are."""
    shown = visible_name(name).replace(os.sep, f"\\x{ord(os.sep):02x}")
    if len(os.fsencode(shown)) <= _LONGEST:
        return shown
    import hashlib  # late: few have such names

    digest = hashlib.sha256(os.fsencode(name)).hexdigest()[:8]
    return f"{os.fsencode(shown)[:_LONGEST].decode(errors='ignore')}~{digest}"


def _write(path: str, graph: str, context: Context) -> None:
    """Write the file, and say so; what can't be written is told, and the run goes on, as LLVM's does."""
    try:
        _replace_graph(path, graph.encode("utf-8", "surrogateescape"))
    except OSError as error:
        context.echo(f"Writing '{path}'...  error: {error.strerror}\n")
    else:
        context.echo(f"Writing '{path}'...\n")


def _replace_graph(path: str, graph: bytes) -> None:
    try:
        with open(path, "rb") as file:
            begin = file.read(len(_GRAPH))
    except FileNotFoundError:
        begin = _GRAPH
    if begin not in (_GRAPH, b""):
        raise FileExistsError(None, "what is there is no graph")
    with open(path, "wb") as file:
        file.write(graph)
