"""Unit: one module in up to three forms, and which of them is current.

    source   the user's bytes, not yet seen by LLVM (only when parsed lazily)
    native   a module inside LLVM
    mirror   nvopt.ir.Module, Python objects

Passes of one side in a row never leave it; a conversion happens at a change of side only, and a pass that changed nothing costs none.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.late_modules import late_module
from nvopt.llvm import machine
from nvopt.llvm.aborts import working_on
from nvopt.llvm.debug_info import has_version, is_old, without_debug_info
from nvopt.llvm.edits import Edit, EditedText
from nvopt.llvm.errors import InputError, PassError, PassesRefusedError
from nvopt.llvm.inputs import check_text, display_name, is_bitcode, module_name, read_header, read_input
from nvopt.llvm.native_module import NativeModule, function_name
from nvopt.llvm.stack import call_deep
from nvopt.patterns import late
from nvopt.target import TargetOptions
from nvopt.target.short_pointers import has_short_pointers
from nvopt.target.triples import NVPTX, is_gpu

if TYPE_CHECKING:
    from nvopt.ir import Module
    from nvopt.llvm import located_errors
    from nvopt.llvm.debug_level import DebugLevel
    from nvopt.llvm.inside import Job, PassRun, Told
    from nvopt.llvm.libdevice import Library
    from nvopt.llvm.native import Choice, Step
    from nvopt.passes.diagnostics import Violation
else:
    located_errors = late_module("nvopt.llvm.located_errors")

_AS_IT_IS = TargetOptions()
_DEFAULT_SOURCE_LINE = b'source_filename = "<string>"\n'


class Unit:
    """One module on its way through a pipeline. Make it with `Unit.parse`."""

    __slots__ = (
        "_as_read", "_atom_groups", "_bitcode", "_checked", "_direct", "_dirty", "_laid_out", "_mirror", "_name", "_native", "_readable",
        "_respelled", "_suspects", "_text", "_typed", "_unnamed", "_unverified", "path", "warnings",
    )  # fmt: skip

    def __init__(self, data: bytes, path: str) -> None:
        self.path = display_name(path)  # as messages call it
        self._name = module_name(path)  # as the output calls it
        self.warnings: list[str] = []  # on what it was taken for, if that is not what it says
        self._text = EditedText(data)  # with what nvopt changes in it so that LLVM can read it
        self._respelled = False  # newer spellings have been looked for
        self._bitcode = is_bitcode(data)
        self._readable = False  # LLVM has read the text that it prints of bitcode
        self._typed = False  # the text has typed pointers
        self._unnamed = False  # the source does not say what its source file is called
        self._laid_out = False  # the text has a data layout, its own or one that nvopt gave it
        self._checked = False  # LLVM has read and verified the source
        self._native: NativeModule | None = None
        self._as_read = False  # LLVM's form is what LLVM made of text, no pass of LLVM's has seen it
        self._atom_groups = True  # that text may have groups of atoms
        self._mirror: Module | None = None
        self._direct = False  # the mirror was read from the source, not from what LLVM made of it
        self._dirty = False  # the mirror has been changed since LLVM last saw it
        self._suspects: list[str] = []  # the passes that changed it
        self._unverified = ""  # LLVM's pass that ran last, if the verifier has not looked at what it made

    @classmethod
    def parse(cls, data: bytes, path: str, *, lazy: bool = False, target: TargetOptions = _AS_IT_IS, for_ptx: bool = False) -> "Unit":
        """Read text or bitcode. InputError when LLVM cannot read it or its verifier rejects it; with `lazy`, this comes when LLVM's form of
        the module is first needed.

        `target`'s triple and data layout are taken instead of the module's. With `for_ptx`, a module without a triple is taken for a GPU's
        (with a warning), and one of another target is an InputError.
        """
        unit = cls(data, path)
        triple = ""
        if not unit._bitcode:
            check_text(data, unit.path)
            triple = unit._complete_header(target, for_ptx)
            if b"f0x" in data:
                unit._respell()
            if b"identifier:" in data:
                unit._unite_debug_types()
            if b"*" in data:
                unit._look_for_typed_pointers()
        if target.triple or (unit._bitcode and target.data_layout) or (for_ptx and not is_gpu(triple)):
            unit._settle_target(target, for_ptx)
        elif not lazy:
            unit.native()
        return unit

    def _complete_header(self, target: TargetOptions, for_ptx: bool) -> str:
        """Do as opt does: a module that has a triple (or is given one) but no data layout gets the triple's. LLVM must know it as it reads:
        accesses that don't say their alignment have that of the layout. The text's own triple."""
        header = read_header(self._text.user)
        self._unnamed = not header.names_source
        triple = target.triple or header.triple or (NVPTX if for_ptx else "")
        if not target.triple and _holds_escape(header.triple):
            said = "escapes in a target triple, which LLVM doesn't print again"
            raise located_errors.at_offset(self._text.user, header.after_triple - 1, self.path, said)
        layout = target.data_layout or ("" if header.has_layout else machine.data_layout(triple))
        self._laid_out = header.has_layout or bool(layout)
        inserted = f' target datalayout = "{layout}"'.encode()
        if layout and header.layouts:
            self._text = self._text.with_edits(Edit(start, end, layout.encode()) for start, end in header.layouts)
        elif layout and header.after_triple:  # on the same line, so that lines and columns in messages stay the user's
            self._text = self._text.with_edits([Edit(header.after_triple, header.after_triple, inserted)])
        elif layout:
            self._text = self._text.with_edits([Edit(0, 0, inserted + b" ")])
        return header.triple

    def _respell(self) -> None:
        """Write what is of newer LLVMs as this one reads it."""
        from nvopt.llvm.newer_text import newer_spellings  # late: most text does without

        self._respelled = True
        self._text = self._text.with_edits(newer_spellings(self._text.user))

    def _unite_debug_types(self) -> None:
        """Do as opt does: of debug info's types with one identifier, one stays."""
        from nvopt.llvm.debug_types import united  # late: most text has no such types

        self._text = self._text.with_edits(united(self._text.user))

    def _look_for_typed_pointers(self) -> None:
        from nvopt.llvm.typed_pointers import first_typed_pointer  # late: most text has no asterisk

        found = first_typed_pointer(self._text.user)
        if found is not None:
            self._typed = True
            place = located_errors.place_of(self._text.user, found.offset, self.path)
            self.warnings.append(f"{place}: typed pointers (LLVM 14 and older) such as this `{found.text}` are read as `ptr`")

    @property
    def _source(self) -> bytes:
        """The bytes that LLVM reads."""
        return self._text.data

    def _settle_target(self, target: TargetOptions, for_ptx: bool) -> None:
        """Give the module the triple and layout that it is to have from now on."""
        native = self.native()
        triple = target.triple or native.triple
        if for_ptx and not triple:
            triple = NVPTX
            self.warnings.append(f"{self.path}: the module has no target triple; {triple} is assumed")
        if for_ptx and not is_gpu(triple):
            raise InputError(
                f"{self.path}: error: PTX is made for NVIDIA GPUs, and the module's target triple is {triple}; "
                f"if it is device code all the same, give -mtriple={NVPTX}"
            )
        if target.data_layout and self._bitcode:
            native.data_layout = target.data_layout
        elif target.triple and not target.data_layout:
            self._check_layout(triple)
            native.data_layout = machine.data_layout(triple, short_pointers=has_short_pointers(native.data_layout))
        elif not native.data_layout:
            native.data_layout = machine.data_layout(triple)
        if triple != native.triple:
            native.triple = triple

    def _check_layout(self, triple: str) -> None:
        """InputError where sizes or offsets by the module's own data layout, if it has one, are not those of `triple`'s."""
        native = self.native()
        wanted = machine.data_layout(triple, short_pointers=has_short_pointers(native.data_layout))
        if native.data_layout in ("", wanted):
            return
        from nvopt.llvm.layouts import disagreement

        found = disagreement(self._print().decode(errors="surrogateescape"), native.data_layout, wanted)
        if found is not None:
            raise InputError(
                f"{self.path}: error: the module's data layout is not that of {triple}: {found}. Compile it for that target; or, if its "
                f"sizes and offsets were computed for the target, say so by -data-layout={wanted}"
            )

    def copy(self) -> "Unit":
        """A unit of its own with the module as it stands now."""
        made = Unit(self._text.user, self._name)
        made._text = self._text
        made._unnamed, made._checked = self._unnamed, True
        made._native = self._copy_native()
        return made

    def part(self) -> "Unit":
        """LLVM's form as a unit of its own, before the mirror's edits are told of; the mirror alone is left here."""
        made = Unit(self._text.user, self._name)
        made._text = self._text
        made._unnamed, made._checked = self._unnamed, True
        made._native, self._native = self.native(), None
        return made

    def instruction_counts(self, names: Collection[str]) -> dict[str, int]:
        """How many instructions LLVM's form has of the functions of these names."""
        return self.native().instruction_counts(names)

    def _copy_native(self) -> NativeModule:
        """A clone lives in the same context, and that counts the atom groups of debug locations: where there are such, what happens to the
        clone would show in the original. Then the copy is read from text, if LLVM reads what it printed."""
        native = self.native()
        if self._as_read and not self._atom_groups:
            return native.clone()
        text = call_deep(len(self._source), native.print)
        read = self._read(text, bitcode=False) if b"atomGroup: " in text else b""
        return native.clone() if isinstance(read, bytes) else read

    # -- forms

    def native(self) -> NativeModule:
        """The module inside LLVM, read and verified."""
        if self._native is None:
            self._native = self._read_mirror(self._mirror) if self._dirty and self._mirror else self._read_source()
        return self._native

    def mirror(self, reads_source: Callable[[bytes], bool] = lambda _: False) -> "Module":
        """The module as Python objects. Where `reads_source` agrees to the source, which LLVM has not read yet, the mirror may do so."""
        if self._direct and not reads_source(self._source):
            self.native()  # what was right on the user's text may not do for others: go through LLVM
            self._mirror, self._direct = None, False
        if self._mirror is None:
            self._mirror = self._mirror_source(reads_source)
            self._direct = self._mirror is not None
        if self._mirror is None:
            from nvopt.ir import Module

            self._mirror = Module.parse(self._print().decode(errors="surrogateescape"))
        return self._mirror

    def _mirror_source(self, reads_source: Callable[[bytes], bool]) -> "Module | None":
        if self._native is not None or self._bitcode or not reads_source(self._source):
            return None
        from nvopt.ir import Module

        return Module.parse_source(self._source.decode(errors="surrogateescape"))

    def mirror_changed(self, pass_name: str, mirror: "Module | None" = None) -> None:
        """Tell that a pass changed the mirror: it alone is current now; `mirror`, where passes of LLVM's have run that are not to count."""
        self._mirror = mirror or self._mirror
        self._suspects.append(pass_name)
        self._dirty = True
        self._native = None

    def run_native(
        self, steps: "Sequence[Step]", cpu: str | None, *, by_function: bool = False, features: str = "", wants: "Choice | None" = None
    ) -> None:
        """Run passes of LLVM's; LLVM's form alone is current then. By function, `wants` may choose what runs on which. InputError where
        LLVM would end the process over functions of another target than the module's, or does not run a pass: some need a target."""
        native = self._native_for(steps)
        try:
            if by_function:
                native.run_on_functions(steps, cpu, len(self._source), features, wants)
            else:
                native.run(steps, cpu, len(self._source), features)
        except PassesRefusedError as refusal:
            hint = "" if native.triple else f"; the module has no target triple: -mtriple={NVPTX} gives it one"
            raise InputError(f"{self.path}: error: {refusal}{hint}") from None

    def run_told(self, job: "Job", *, numbers: bool, times: bool) -> "Told":
        """As `run_native`, with what LLVM tells of the passes inside of a pipeline."""
        from nvopt.llvm import inside  # late: most runs are watched by nobody

        return inside.run(self._native_for(job.steps), job._replace(size=len(self._source)), numbers=numbers, times=times)

    def watch(self, job: "Job") -> "Iterator[PassRun]":
        """All runs of passes inside of a pipeline, each with the module's text behind it; the module itself stays as it is."""
        from nvopt.llvm import inside

        told, named = "", ""
        for run in inside.watched(self.native(), job._replace(size=len(self._source))):
            if run.text is not told:  # which most passes leave as it is
                told, named = run.text, self._named(run.text.encode(errors="surrogateescape")).decode(errors="surrogateescape")
            yield run._replace(text=named)

    def _native_for(self, steps: "Sequence[Step]") -> NativeModule:
        """LLVM's form, which alone is current once these steps have run."""
        native = self.native()
        if native.triple and not is_gpu(native.triple):
            self._check_cpus(native)
        working_on(self.path)
        self._mirror, self._direct, self._as_read = None, False, False
        self._unverified = steps[-1].name
        return native

    def _check_cpus(self, native: NativeModule) -> None:
        """LLVM's passes ask the module's target about each function, and x86's ends the process where that is for a GPU."""
        text = call_deep(len(self._source), native.print) if self._bitcode else self._source
        found = re.search(rb'"target-cpu"="(sm_\w+)"', text)
        if found is not None:
            raise InputError(
                f"{self.path}: error: the module's target triple is {native.triple}, and its functions are for an NVIDIA GPU "
                f"({found[1].decode()}); if it is device code, give -mtriple={NVPTX}"
            )

    def has_function(self, name: re.Pattern[str]) -> bool:
        """Whether there may be a function of such a name. Costs no conversion."""
        if self._dirty and self._mirror is not None:
            return any(name.fullmatch(function.name) for function in self._mirror.functions)
        return self._native is None or any(map(name.fullmatch, self._native.function_names()))

    def link(self, library: "Library") -> list[str]:
        """Link what the module calls of `library`, as internal functions; LLVM's form alone is current then. Warnings on what the library
        should have and hasn't. InputError when a declaration does not agree with the library."""
        from nvopt.llvm.link import LinkError, link_needed

        native = self.native()
        working_on(self.path)
        self._mirror, self._direct, self._as_read = None, False, False
        try:
            warnings = call_deep(len(self._source), lambda: link_needed(native, library, len(self._source)))
        except LinkError as error:
            raise located_errors.link_error(str(error), error.function, self.path, None if self._bitcode else self._text) from None
        return [f"{self.path}: {text}" for text in warnings]

    def set_debug_level(self, level: "DebugLevel") -> None:
        """Have code generation write as much debug info as `level` says; `none` drops all. LLVM's form alone is current then."""
        from nvopt.llvm.debug_level import with_debug_level  # late: few runs ask for it

        text = self._print()
        made = with_debug_level(text, level)
        if made is text:
            return
        read = self._read(made, bitcode=False)
        assert isinstance(read, NativeModule), read
        self._native, self._mirror, self._direct, self._as_read = read, None, False, False

    def link_file(self, path: str) -> None:
        """Link the module in a file, text or bitcode, as llvm-link does; LLVM's form alone is current then. InputError when it can't be
        read or linked: two definitions of one symbol, say."""
        other = Unit.parse(read_input(path), path)
        native = self.native()
        self._check_same_target(native, other)
        self._mirror, self._direct, self._as_read = None, False, False
        text = other.emit_bytes()
        message = call_deep(len(self._source) + len(text), lambda: native.link_text(text))
        if message:
            said = message.decode(errors="backslashreplace").rstrip("\n")
            raise InputError(f"{self.path}: error: cannot link {display_name(path)}: {said}")

    def _check_same_target(self, native: NativeModule, other: "Unit") -> None:
        """InputError where the other module is for another target; LLVM's linker only warns of that."""
        there = other.native()
        for what, mine, theirs in (("triple", native.triple, there.triple), ("data layout", native.data_layout, there.data_layout)):
            if mine and theirs and mine != theirs:
                raise InputError(f"{self.path}: error: cannot link {other.path}: its {what} is {theirs}, and not {mine}")

    def function_names(self) -> list[str]:
        """The names of the defined functions inside LLVM, in order; empty for one that has none."""
        return [function_name(pointer) for pointer in self.native().defined_functions()]

    @property
    def has_layout(self) -> bool:
        """Whether the module has a data layout, its own or that of its triple; without one, sizes and alignments are LLVM's defaults."""
        return bool(self.native().data_layout) if self._bitcode else self._laid_out

    @property
    def as_written(self) -> bytes | None:
        """The user's text while the module is still what it says; None for bitcode, and once something has been changed or linked."""
        changed = self._dirty or (self._native is not None and not self._as_read)
        return None if self._bitcode or changed else self._text.user

    @property
    def is_direct(self) -> bool:
        """Whether the mirror was read from the user's own text."""
        return self._direct

    # -- checks

    def check(self) -> None:
        """Have LLVM read and verify the current form, unless it has already. InputError or PassError."""
        self.native()
        if self._unverified:
            self.verify(self._unverified)

    def verify(self, pass_name: str) -> None:
        """Have the verifier look again, also at what a pass of LLVM's made; `pass_name` is blamed."""
        if self._native is None:
            self.native()
            return
        message = call_deep(len(self._source), self._native.verify)
        if message:
            raise PassError(pass_name, message.decode(errors="backslashreplace").rstrip("\n"))
        self._unverified = ""

    def verify_unchanged(self, pass_name: str) -> None:
        """PassError when the mirror is not what LLVM has, although the pass said that it changed nothing."""
        if self._mirror is None or self._dirty:
            return
        texts = (str(self._mirror).encode(errors="surrogateescape"), self._print())
        now, then = (self._read(text, bitcode=False) for text in texts)  # both the same way: reading settles numbers and order
        if isinstance(now, bytes) or isinstance(then, bytes) or call_deep(len(texts[0]), now.print) != call_deep(len(texts[1]), then.print):
            raise PassError(pass_name, "it returned False, which says that it changed nothing, but the module is another one now")

    def broken_rules(self, violations: "Iterable[Violation]") -> InputError:
        """The error that tells of rules which a pass found broken, with the places in the user's text where they can be found."""
        return located_errors.rule_errors(violations, self.path, None if self._bitcode else self._text)

    # -- text

    def text(self) -> str:
        """The module as it stands now, as LLVM prints it. Text that LLVM does not accept is given as the mirror has it."""
        try:
            return self.emit()
        except PassError:
            return str(self._mirror)

    def functions(self) -> dict[str, str]:
        """The text of each defined function by its name, without `@` and quotes."""
        return split_functions(self.text())

    def emit(self) -> str:
        """The final text: verified, printed by LLVM, with the header that opt writes. InputError or PassError when it is not valid."""
        return self.emit_bytes().decode(errors="surrogateescape")

    def emit_bytes(self) -> bytes:
        """As `emit`, in bytes: names that are not UTF-8 survive."""
        return self._print()

    def _print(self) -> bytes:
        native = self.native()
        text = call_deep(len(self._source), native.print)
        if (fault := _unreadable(text, native.triple)) is not None:
            raise InputError(f"{self.path}: error: {fault}")
        if self._bitcode and not self._readable:
            self._check_readable(text)
        return self._named(text)

    def _named(self, text: bytes) -> bytes:
        """What LLVM prints, with the name of the source file that opt gives a module without one."""
        if not self._unnamed:
            return text
        start = text.find(b"\n") + 1 if text.startswith(b"; ModuleID") else 0
        end = start
        if text.startswith(_DEFAULT_SOURCE_LINE, start):
            end += len(_DEFAULT_SOURCE_LINE)
        elif text.startswith(b"source_filename = ", start):
            return text  # it has been through the mirror, which was told the name
        named = b'source_filename = "' + _escape(self._name.encode(errors="surrogateescape")) + b'"\n'
        return text[:start] + named + text[end:]

    def _check_readable(self, text: bytes) -> None:
        """InputError where LLVM took from damaged bitcode what no text can say: an enumerator out of its range, a flag that isn't one."""
        read = self._read(text, bitcode=False)
        if isinstance(read, bytes):
            said = re.sub(r"^<string>:\d+:\d+: error: ", "", read.decode(errors="backslashreplace").rstrip("\n"))
            raise InputError(f"{self.path}: error: LLVM reads this bitcode, but not the text that it prints of it: {said}")
        self._readable = True

    def bitcode(self) -> bytes:
        """The module as it stands now, as bitcode. InputError or PassError when it is not valid."""
        native = self.native()
        if self._unnamed:  # only text can be given the name of its source file
            native = self._read_printed()
        if not self._bitcode and b"\\00" in self._source and _NUL_IN_STRING.search(self._source):
            self._check_attributes(native)
        return call_deep(len(self._source), native.bitcode)

    def _check_attributes(self, native: NativeModule) -> None:
        """InputError where one holds a NUL, which ends it in bitcode: LLVM takes what follows for other attributes, or ends its process."""
        text = call_deep(len(self._source), native.print)
        if not text.endswith(b"\n") or _NUL_IN_VALUE.search(text):  # the name of an attribute is printed as it is
            raise InputError(f"{self.path}: error: LLVM cannot read the bitcode that it makes of an attribute with a NUL in it")

    def named_gpus(self) -> list[str]:
        """The GPUs that its functions are for, as their attributes say ("target-cpu"): any text, `sm_90` or not."""
        from nvopt.llvm.codegen import named_gpus

        return named_gpus(self.native())

    def ptx(self, target: TargetOptions, level: int) -> bytes:
        """The module as PTX for `target`, as llc makes it with -O`level`. CodegenError when LLVM can't; InputError for a data layout that
        isn't the target's in what matters. Warnings of LLVM's end up in `warnings`."""
        from nvopt.llvm.codegen import generate

        self._check_layout(self.native().triple)
        # Code generation goes by the order of uses now and then, which passes change and text doesn't keep: so that a module always gives
        # the PTX of its text, as in `nvopt | llc`.
        native = self.native() if self._as_read else self._read_printed()
        made = generate(native, self.path, target.cpu or "", target.features, level, len(self._source))
        self.warnings += (f"{self.path}: {warning}" for warning in made.warnings)
        return made.ptx

    # -- into LLVM

    def _read_source(self) -> NativeModule:
        read = self._read(self._source, self._bitcode)
        if isinstance(read, bytes):
            read = self._read_again(read)
        if self._typed:
            self._check_calls()
        if self._bitcode:
            self._unnamed = not read.source_name
            if read.triple and not read.data_layout:
                read.data_layout = machine.data_layout(read.triple)
        message = call_deep(len(self._source), read.verify)
        if message:
            read = self._read_without_debug_info(self._source, self._bitcode, silently=True) or read
            message = call_deep(len(self._source), read.verify)
        if message:
            raise located_errors.verify_error(message, self.path, None if self._bitcode else self._text)
        self._checked = True
        self._as_read = not self._bitcode
        return read

    def _check_calls(self) -> None:
        from nvopt.llvm.refusals import misread_call  # late: only text with typed pointers can have such

        error = misread_call(self.path, self._text)
        if error is not None:
            raise error

    def _read_again(self, refusal: bytes) -> NativeModule:
        """Read what LLVM refused as text of a newer LLVM. InputError when it isn't such text, or is at fault all the same."""
        from nvopt.llvm.refusals import is_newer, refused  # late: most input is read at once

        if self._bitcode:
            raise located_errors.parse_error(refusal, self.path)
        if not self._respelled and is_newer(refusal, self._text):
            self._respell()
            read = self._read(self._source, bitcode=False)
            if isinstance(read, NativeModule):
                return read
            refusal = read
        raise refused(refusal, self.path, self._text)

    def _read_printed(self) -> NativeModule:
        """What LLVM makes of the text of the module as it stands now."""
        read = self._read(self._print(), bitcode=False)
        assert isinstance(read, NativeModule), read
        return read

    def _read_mirror(self, mirror: "Module") -> NativeModule:
        is_text = not any(function.is_parsed for function in mirror.functions)
        if not self._checked and not is_text:
            # Objects print in good order even where the text that they were read from was not: `add i64 %x, 1` for an i32 %x.
            self._read_source()
        text = str(mirror)
        if "blockaddress(" in text:
            mirror.name_addressed_blocks()
            text = str(mirror)
        read = self._read(text.encode(errors="surrogateescape"), bitcode=False)
        message = read if isinstance(read, bytes) else call_deep(len(text), read.verify)
        if message or isinstance(read, bytes):
            if not self._checked:
                self._read_source()  # raises when the fault is the user's
            said = message.decode(errors="backslashreplace").rstrip("\n").removeprefix("<string>:")
            unended = mirror.unended_block()
            if unended is not None and unended.function is not None:
                said = f"block {unended.ref} of {unended.function.ref} does not end with a terminator (br, ret, ...)\n{said}"
            raise PassError(self._suspects[-1], said)
        self._checked = self._checked or is_text
        self._dirty = False
        self._as_read = True
        self._unverified = ""
        self._suspects.clear()
        return read

    def _read(self, data: bytes, bitcode: bool) -> NativeModule | bytes:
        working_on(self.path)
        if not bitcode and is_old(data) and (upgraded := self._read_without_debug_info(data, bitcode=False)) is not None:
            return upgraded
        upgrade = bitcode and not has_version(data)
        read = call_deep(len(data), lambda: NativeModule.parse(data, bitcode=bitcode, upgrade=upgrade))
        if isinstance(read, NativeModule):
            read.set_name(self._name.encode(errors="surrogateescape"))
            self._atom_groups = bitcode or b"atomGroup: " in data
        return read

    def _read_without_debug_info(self, data: bytes, bitcode: bool, *, silently: bool = False) -> NativeModule | None:
        """Read what LLVM takes only without its debug info; None where it isn't that."""
        dropped = without_debug_info(data, bitcode=bitcode, silently=silently)
        if dropped is None:
            return None
        if dropped.warning and (warning := f"{dropped.warning}{self.path}") not in self.warnings:
            self.warnings.append(warning)
        read = self._read(dropped.text, bitcode=False)
        if isinstance(read, bytes) or (not dropped.warning and call_deep(len(dropped.text), read.verify)):
            return None  # something else is invalid, which is told of the text as it was
        return read


def _unreadable(text: bytes, triple: str) -> str | None:
    """Why LLVM cannot read what it printed, where that is one of its few oversights; None otherwise."""
    if not text.endswith(b"\n") or '"' in triple or _holds_escape(triple):  # all of it is printed as it is, and NUL ends a string of C
        what = "target triple" if '"' in triple or _holds_escape(triple) else "target triple, or the name of an attribute,"
        return f"LLVM prints the module's {what} so that it cannot read it back: it holds a NUL, a quotation mark or an escape"
    if b'%"type 0x' in text:
        for name in sorted(set(re.findall(rb'%"type 0x[0-9a-f]+"', text))):
            if b"\n" + name + b" = type " not in text:
                return "LLVM prints a struct type without a name, which attributes alone mention, by its address, and cannot read that back"
    return None


_NUL_IN_STRING = late(rb'[\s{=]"[^"]*\\00')  # those of constants and metadata aside
_NUL_IN_VALUE = late(rb'"="[^"]*\\00')
_ESCAPE = late(r"\\(\\|[0-9A-Fa-f]{2})")


def _holds_escape(triple: str) -> bool:
    return "\\" in triple and _ESCAPE.search(triple) is not None


def _escape(text: bytes) -> bytes:
    """As LLVM writes a string between quotes."""
    return re.sub(rb'[^\x20-\x7e]|["\\]', lambda match: b"\\\\" if match[0] == b"\\" else b"\\%02X" % ord(match[0]), text)


def split_functions(text: str) -> dict[str, str]:
    """The defined functions in a module's canonical text, by name, each with the comment on its attributes that LLVM prints before it."""
    function = r'^(?:; Function Attrs: [^\n]*\n)?define [^\n]*?@(?:"([^"\n]*)"|([-\w$.]+))\(.*?^}$'
    found = re.finditer(function, text, re.MULTILINE | re.DOTALL)
    return {_unquoted(match[1]) if match[1] is not None else match[2]: match[0] for match in found}


def _unquoted(name: str) -> str:
    """What stands between quotation marks, without its escapes."""
    if "\\" not in name:
        return name
    from nvopt.ir.types import unescape  # late: a pipeline of LLVM's passes does without the mirror

    return unescape(name)
