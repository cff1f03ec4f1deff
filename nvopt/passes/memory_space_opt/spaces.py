"""Into which address space a generic pointer points, where that is certain.

    spaces = Spaces(module, assumptions)
    spaces.of(load.pointer)         # SHARED: through GEPs, phis and selects it comes from casts of shared pointers only

A pointer gets the space that all its sources agree on; what is `undef` or `poison` agrees with all. Sources that depend on each other, as
in a loop or a recursion, agree until one of them says otherwise. GENERIC means that nothing is known.

Source: the lattice is that of LLVM's InferAddressSpaces; what counts as a source follows the description of cicc's memory-space-opt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nvopt.ir import (
    AllocaInst,
    Argument,
    CallBase,
    CastInst,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    DataLayout,
    GetElementPtrInst,
    GlobalValue,
    GlobalVariable,
    Instruction,
    LoadInst,
    Module,
    PHINode,
    PoisonValue,
    SelectInst,
    StoreInst,
    Type,
    UnaryOperator,
    UndefValue,
    Value,
)
from nvopt.ir.types import ptr
from nvopt.target import address_spaces
from nvopt.target.address_spaces import CONSTANT, GENERIC, GLOBAL, LOCAL, NAMES, SHARED, SHARED_CLUSTER
from nvopt.target.triples import may_be_gpu

KNOWN = frozenset({GLOBAL, SHARED, CONSTANT, LOCAL, SHARED_CLUSTER})
"""The spaces that pointers are moved to. Not that of parameters: see lower-struct-args."""
_SLOT_LIMIT = 256
"""Uses of a local variable, and pointers of a constant table, that are looked at before it counts as unknown."""

Known = int | None
"""The space of a pointer; None where no source says anything, as of `undef`."""


class Assumptions(NamedTuple):
    """What counts as certain; each is a knob of the pass."""

    kernel_parameters: bool
    """A pointer that a kernel gets from the host points to global memory."""
    loaded_parameters: bool
    """So does one that lies in a kernel's parameters or in constant memory."""
    allocas: bool
    """An alloca is in local memory."""
    loads: bool
    """Pointers are followed through local variables and constant tables."""
    integers: bool
    """Pointers are followed through ptrtoint and inttoptr."""


class Spaces:
    """The spaces of a module's pointers, found on demand; answers are kept, so that they speak of the module as it was."""

    def __init__(
        self,
        module: Module,
        assumptions: Assumptions,
        arguments: Mapping[Value, Sequence[Value]] | None = None,
        results: Mapping[Value, Sequence[Value]] | None = None,
    ) -> None:
        """`arguments`: for an argument all that is ever passed for it; `results`: for a function all that it ever returns."""
        self.layout = module.data_layout
        self.assumptions = assumptions
        self.arguments = arguments if arguments is not None else {}  # may grow
        self.results = results or {}
        self._from_host = _is_launched_by_cuda(module)
        self._known: dict[Value, Known] = {}
        self._slots: dict[Value, Sequence[Value] | int] = {}

    def of(self, pointer: Value) -> int:
        """The space that `pointer` (of type `ptr`, or one with a space) points into; GENERIC where that isn't certain."""
        found = self.known(pointer)
        return GENERIC if found is None else found

    def known(self, pointer: Value) -> Known:
        """As `of`, but None where any space would be right."""
        if pointer not in self._known:
            self._solve(pointer)
        return self._known[pointer]

    def _solve(self, root: Value) -> None:
        users: dict[Value, list[Value]] = {}
        todo = [root]
        changed = []
        while todo:
            at = todo.pop()
            if at in self._known:
                continue
            origin = self._origin(at)
            space = self._known[at] = origin if isinstance(origin, int) else None
            if not isinstance(origin, int):
                for source in dict.fromkeys(origin):
                    users.setdefault(source, []).append(at)
                    space = self._known[at] = _met(space, self._known.get(source))
                todo += origin
            if space is not None:
                changed.append(at)
        while changed:
            source = changed.pop()
            for user in users.get(source, ()):
                before = self._known[user]
                space = self._known[user] = _met(before, self._known[source])
                if space != before:
                    changed.append(user)

    # -- sources

    def _origin(self, pointer: Value) -> int | Sequence[Value]:
        """The space of `pointer` where it is known from itself, else what it is made of."""
        if pointer.type is not ptr:
            return _specific(pointer.type)
        match pointer:
            case UndefValue() | PoisonValue():
                return ()
            case CastInst() | ConstantExpr() if pointer.opcode in ("addrspacecast", "inttoptr"):
                source = source_of_cast(pointer, self.layout, integers=self.assumptions.integers)
                return GENERIC if source is None else [source]
            case GetElementPtrInst() | ConstantExpr(opcode="getelementptr") | UnaryOperator(opcode="freeze"):
                return [pointer.operands[0]]
            case PHINode():
                return pointer.operands[::2]
            case SelectInst():
                return pointer.operands[1:]
            case AllocaInst():  # LLVM lets nobody cast the address of a swifterror
                return LOCAL if self.assumptions.allocas and "swifterror" not in pointer.flags else GENERIC
            case GlobalVariable():
                return GLOBAL if not pointer.thread_local else GENERIC
            case Argument():
                return self._of_argument(pointer)
            case LoadInst():
                return self._of_load(pointer)
            case CallBase():
                return self.results.get(pointer.callee, GENERIC)
        return GENERIC

    def _of_argument(self, argument: Argument) -> int | Sequence[Value]:
        function = argument.parent
        if function is not None and function.is_kernel:
            is_global = self.assumptions.kernel_parameters and self._from_host and "byval" not in argument.attributes
            return GLOBAL if is_global else GENERIC
        return self.arguments.get(argument, GENERIC)

    def _of_load(self, load: LoadInst) -> int | Sequence[Value]:
        """The space of a pointer that is loaded: from what the host wrote, from a local variable, from a constant table."""
        base = base_of(load.pointer)
        if self.assumptions.loaded_parameters and self._from_host and _is_written_by_host(base):
            return GLOBAL
        if not self.assumptions.loads:
            return GENERIC
        if base not in self._slots:
            self._slots[base] = self._contents(base)
        return self._slots[base]

    def _contents(self, base: Value) -> int | Sequence[Value]:
        """All pointers that memory which begins at `base` ever holds; GENERIC where that isn't known."""
        found: Sequence[Value] | None = None
        match base:
            case AllocaInst():
                found = _stored_pointers(base)
            case GlobalVariable() if base.is_constant and base.has_definitive_initializer and base.initializer is not None:
                found = _listed_pointers(base.initializer)
        return GENERIC if found is None else found


def _met(one: Known, other: Known) -> Known:
    """The space of a pointer that comes from two sources."""
    if one is None or one == other:
        return other
    return one if other is None else GENERIC


def name_in_space(pointer: Value, space: int) -> str:
    """`p.shared` for what `%p` is called in its space; "" for what has no name."""
    name = pointer.name if isinstance(pointer, (Argument, Instruction)) else ""
    return f"{name}.{NAMES[space].replace(' ', '.')}" if name else ""


def _specific(type: Type) -> int:
    """The space of a pointer that is not generic."""
    try:
        space = address_spaces.of(type)
    except ValueError:  # a vector of offsets and the like
        return GENERIC
    return space if space in KNOWN and type.scalar is type else GENERIC


def _is_launched_by_cuda(module: Module) -> bool:
    """Whether the host of this module's kernels passes generic pointers to global memory, as LLVM's NVPTX takes it; OpenCL's says so in
    the type."""
    return may_be_gpu(module.triple) and "nvcl" not in module.triple


def source_of_cast(cast: CastInst | ConstantExpr, layout: DataLayout, *, integers: bool = True) -> Value | None:
    """The pointer that an addrspacecast casts, or whose whole generic address an inttoptr makes a pointer of again."""
    (source,) = cast.operands
    if cast.opcode == "addrspacecast":
        return source
    if not integers or not isinstance(source, (CastInst, ConstantExpr)) or source.opcode != "ptrtoint":
        return None
    pointer = source.operands[0]
    whole = pointer.type is ptr and layout.size_in_bits(source.type) == layout.size_in_bits(ptr)
    return pointer if whole else None


def base_of(pointer: Value) -> Value:
    """What `pointer` is computed from, by GEPs and casts of the address space alone."""
    seen = set()
    while pointer not in seen:
        seen.add(pointer)
        match pointer:
            case GetElementPtrInst() | CastInst(opcode="addrspacecast") | ConstantExpr(opcode="getelementptr" | "addrspacecast"):
                pointer = pointer.operands[0]
    return pointer


def _is_written_by_host(base: Value) -> bool:
    """Whether memory that begins at `base` holds what the host put there, and no address that the module itself put there."""
    match base:
        case Argument():
            return base.parent is not None and base.parent.is_kernel and "byval" in base.attributes and _stored_pointers(base) == []
        case GlobalVariable():
            initial = base.initializer
            return address_spaces.of(base.type) == CONSTANT and initial is not None and (initial.is_zero or isinstance(initial, UndefValue))
    return False


def _stored_pointers(memory: Value) -> list[Value] | None:
    """What is stored to a function's own memory where that is nothing but generic pointers; None where something else may write to it."""
    stored: list[Value] = []
    addresses = {memory: None}
    todo = [memory]
    while todo:
        address = todo.pop()
        for user in address.users:
            match user:
                case GetElementPtrInst() | CastInst(opcode="addrspacecast") if (
                    user.operands[0] is address and user.type.scalar is user.type
                ):
                    if user not in addresses:
                        addresses[user] = None
                        todo.append(user)
                case LoadInst():
                    pass
                case StoreInst() if user.pointer is address and user.value is not address and user.value.type is ptr:
                    stored.append(user.value)
                case CallBase() if _only_reads(user, address):
                    pass
                case _:
                    return None
        if len(addresses) + len(stored) > _SLOT_LIMIT:
            return None
    return stored


def _only_reads(call: CallBase, address: Value) -> bool:
    """Whether `call` does no more with `address` than copy what lies there."""
    name = call.callee_name
    if name.startswith("llvm.lifetime."):
        return True
    return name.startswith(("llvm.memcpy.", "llvm.memmove.")) and call.operands[1] is address and call.operands[0] is not address


def _listed_pointers(initial: Constant) -> list[Value] | None:
    """The pointers of a table of nothing but generic pointers; None for others."""
    found: list[Value] = []
    for leaf in _leaves(initial):
        if leaf.type is not ptr or len(found) == _SLOT_LIMIT:
            return None
        found.append(leaf)
    return found


def _leaves(constant: Value) -> Iterator[Value]:
    if isinstance(constant, ConstantAggregate) and not isinstance(constant, GlobalValue):
        for element in constant.operands:
            yield from _leaves(element)
    else:
        yield constant
