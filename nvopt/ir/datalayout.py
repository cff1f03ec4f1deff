"""LLVM's data layout string, and what it says of types: sizes, alignments, offsets of fields.

    layout = DataLayout("e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64")
    layout.alloc_size(StructType.get([i8, i64]))        # 16
    layout.struct_offsets(StructType.get([i8, i64]))    # (0, 8)

Sizes and alignments are in bytes unless a name says bits. A scalable vector counts as it is at vscale 1.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from nvopt.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    TargetExtType,
    Type,
    VectorType,
    i1,
    i8,
    i32,
    ptr,
    void,
)
from nvopt.patterns import late

_POINTER = late(r"p([a-zA-Z]*)([^(]*)(?:\(([^)]+)\))?\Z")
_MANGLINGS = "elomwxa"
_X86_AMX_BITS, _X86_AMX_ALIGN = 8192, 64
_RISCV_VECTOR_BLOCK_BYTES = 8


class PointerSpec(NamedTuple):
    """What a layout says of the pointers into one address space."""

    bits: int
    abi: int
    pref: int
    index_bits: int
    unstable: bool = False
    external_state: bool = False
    non_integral: bool = False
    name: str = ""


class _Alignments:
    """The (ABI, preferred) alignments of one kind of type by its width in bits."""

    __slots__ = ("by_width", "widths")

    def __init__(self, defaults: dict[int, tuple[int, int]]) -> None:
        self.by_width = dict(defaults)
        self.widths = sorted(defaults)

    def set(self, bits: int, abi: int, pref: int) -> None:
        self.by_width[bits] = (abi, pref)
        self.widths = sorted(self.by_width)

    def at_least(self, bits: int) -> tuple[int, int]:
        """The entry of `bits`, else of the next wider width, else of the widest."""
        at = min(bisect_left(self.widths, bits), len(self.widths) - 1)
        return self.by_width[self.widths[at]]


class DataLayout:
    """A parsed data layout; ValueError, in LLVM's words, where the string is malformed."""

    __slots__ = (
        "_aggregate",
        "_aligns",
        "_alloc_sizes",
        "_bits",
        "_floats",
        "_ints",
        "_offsets",
        "_sized",
        "_vectors",
        "alloca_addrspace",
        "big_endian",
        "function_align",
        "function_align_independent",
        "globals_addrspace",
        "mangling",
        "native_widths",
        "pointers",
        "program_addrspace",
        "stack_align",
        "text",
    )  # fmt: skip

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.big_endian = False
        self.native_widths: tuple[int, ...] = ()
        self.stack_align: int | None = None
        self.function_align: int | None = None
        self.function_align_independent = True
        self.mangling = ""
        self.alloca_addrspace = self.program_addrspace = self.globals_addrspace = 0
        self.pointers: dict[int, PointerSpec] = {0: PointerSpec(64, 8, 8, 64)}
        self._ints = _Alignments({8: (1, 1), 16: (2, 2), 32: (4, 4), 64: (4, 8)})
        self._floats, self._vectors = _Alignments({}), _Alignments({})  # what they don't have is aligned to its size
        self._aggregate = (1, 8)
        self._offsets: dict[StructType, tuple[int, ...]] = {}
        self._aligns: dict[Type, tuple[int, int]] = {}
        self._bits: dict[Type, int] = {}
        self._alloc_sizes: dict[Type, int] = {}
        self._sized: set[Type] = set()
        self._parse(text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"DataLayout({self.text!r})"

    # -- what is asked of it

    def size_in_bits(self, type: Type) -> int:
        """Bits that a value of `type` holds: 1 for i1, 80 for x86_fp80; with padding for structs and arrays."""
        found = self._bits.get(type)
        if found is None:
            found = self._bits[type] = self._size_in_bits(type)
        return found

    def store_size(self, type: Type) -> int:
        """Bytes that a store of `type` may write."""
        return (self.size_in_bits(type) + 7) // 8

    def alloc_size(self, type: Type) -> int:
        """Bytes from one `type` to the next in an array: the store size rounded up to the ABI alignment."""
        found = self._alloc_sizes.get(type)
        if found is None:
            found = self._alloc_sizes[type] = _align_to(self.store_size(type), self.abi_align(type))
        return found

    def abi_align(self, type: Type) -> int:
        """The alignment in bytes that a `type` in memory has at least."""
        return self._alignment(type)[0]

    def pref_align(self, type: Type) -> int:
        """The alignment in bytes that LLVM gives a `type` where it is free to choose."""
        return self._alignment(type)[1]

    def struct_offsets(self, type: StructType) -> tuple[int, ...]:
        """Byte offsets of the fields, in order."""
        found = self._offsets.get(type)
        if found is None:
            self._lay_out(type)
            found = self._offsets[type]
        return found

    def pointer_size(self, addrspace: int = 0) -> int:
        """Bytes of a pointer into `addrspace`."""
        return (self.pointer_spec(addrspace).bits + 7) // 8

    def index_width(self, addrspace: int = 0) -> int:
        """Bits of the integer in which addresses of `addrspace` are computed."""
        return self.pointer_spec(addrspace).index_bits

    def pointer_spec(self, addrspace: int = 0) -> PointerSpec:
        """All that the layout says of pointers into `addrspace`; address space 0's where it says nothing."""
        return self.pointers.get(addrspace) or self.pointers[0]

    def gep_offset(self, source_type: Type, constant_indices: Sequence[int]) -> int:
        """Bytes that `getelementptr source_type, ptr p, indices...` adds to `p` (exact; the machine wraps it to the index width)."""
        offset = constant_indices[0] * self.alloc_size(source_type) if constant_indices else 0
        inner = source_type
        for index in constant_indices[1:]:
            if isinstance(inner, StructType):
                offset += self.struct_offsets(inner)[index]
                inner = inner.elements[index]
            elif isinstance(inner, (ArrayType, VectorType)):
                stride = self.store_size if isinstance(inner, VectorType) else self.alloc_size
                inner = inner.element
                offset += index * stride(inner)
            else:
                raise ValueError(f"an index into {inner}, which has no elements")
        return offset

    def is_sized(self, type: Type) -> bool:
        """Whether `type` has a size: void, labels, functions, opaque structs and structs mixing scalable vectors with others have none."""
        if isinstance(type, (IntType, FloatType, PointerType)):
            return True
        if type not in self._sized and self._is_sized(type):  # an opaque struct may get a body yet
            self._sized.add(type)
        return type in self._sized

    def _is_sized(self, type: Type) -> bool:
        match type:
            case ArrayType() | VectorType():
                return self.is_sized(type.element)
            case StructType():
                if type.is_opaque or (is_scalable(type) and any(element is not type.elements[0] for element in type.elements)):
                    return False
                return all(self.is_sized(element) for element in type.elements)
            case TargetExtType():
                return self.is_sized(_layout_type(type))
        return str(type) == "x86_amx"

    # -- sizes

    def _size_in_bits(self, type: Type) -> int:
        match type:
            case IntType() | FloatType():
                return type.bits
            case PointerType():
                return self.pointer_spec(type.addrspace).bits
            case VectorType():
                return type.count * self.size_in_bits(type.element)
            case ArrayType():
                return type.count * self.alloc_size(type.element) * 8
            case StructType():
                return self._lay_out(type)
            case TargetExtType():
                return self.size_in_bits(self._sized_layout_type(type))
        if str(type) == "x86_amx":
            return _X86_AMX_BITS
        raise _unsized(type)

    def _lay_out(self, struct: StructType) -> int:
        """Places the fields (kept in `_offsets`); the size of the whole in bits."""
        if not self.is_sized(struct):
            raise _unsized(struct)
        at, widest = 0, 1
        offsets = []
        for element in struct.elements:
            align = 1 if struct.packed else self.abi_align(element)
            at = _align_to(at, align)
            widest = max(widest, align)
            offsets.append(at)
            at += self.alloc_size(element)
        self._offsets[struct] = tuple(offsets)
        return _align_to(at, widest) * 8

    # -- alignments

    def _alignment(self, type: Type) -> tuple[int, int]:
        found = self._aligns.get(type)
        if found is None:
            found = self._aligns[type] = self._find_alignment(type)
        return found

    def _find_alignment(self, type: Type) -> tuple[int, int]:
        match type:
            case IntType():
                return self._ints.at_least(type.bits)
            case PointerType():
                spec = self.pointer_spec(type.addrspace)
                return spec.abi, spec.pref
            case FloatType():
                natural = _power_of_2_ceil(type.bits // 8)
                return self._floats.by_width.get(type.bits, (natural, natural))
            case VectorType():
                natural = _power_of_2_ceil(self.store_size(type))
                return self._vectors.by_width.get(self.size_in_bits(type), (natural, natural))
            case ArrayType():
                return self._alignment(type.element)
            case StructType():
                return self._struct_alignment(type)
            case TargetExtType():
                return self._alignment(self._sized_layout_type(type))
        if str(type) == "x86_amx":
            return _X86_AMX_ALIGN, _X86_AMX_ALIGN
        raise _unsized(type)

    def _struct_alignment(self, struct: StructType) -> tuple[int, int]:
        if not self.is_sized(struct):
            raise _unsized(struct)
        abi, pref = self._aggregate
        if struct.packed:
            return 1, pref
        widest = max((self.abi_align(element) for element in struct.elements), default=1)
        return max(abi, widest), max(pref, widest)

    def _sized_layout_type(self, type: TargetExtType) -> Type:
        layout = _layout_type(type)
        if layout is void:
            raise _unsized(type)
        return layout

    # -- reading the string

    def _parse(self, text: str) -> None:
        non_integral: list[int] = []
        for spec in text.split("-") if text else ():
            if not spec:
                raise ValueError("empty specification is not allowed")
            if spec.startswith("ni"):
                non_integral += _non_integral_spaces(spec)
            elif spec[0] in "ifv":
                self._parse_primitive(spec)
            elif spec[0] == "a":
                self._parse_aggregate(spec)
            elif spec[0] == "p":
                self._parse_pointer(spec)
            else:
                self._parse_other(spec)
        for space in non_integral:
            self.pointers[space] = self.pointer_spec(space)._replace(non_integral=True, unstable=True)

    def _parse_primitive(self, spec: str) -> None:
        parts = spec[1:].split(":")
        if not 2 <= len(parts) <= 3:
            raise _malformed(f"{spec[0]}<size>:<abi>[:<pref>]")
        bits = _size(parts[0])
        abi, pref = _abi_pref(parts[1:])
        if spec[0] == "i" and bits == 8 and abi != 1:
            raise ValueError("i8 must be 8-bit aligned")
        table = {"i": self._ints, "f": self._floats, "v": self._vectors}[spec[0]]
        table.set(bits, abi, pref)

    def _parse_aggregate(self, spec: str) -> None:
        parts = spec[1:].split(":")
        if not 2 <= len(parts) <= 3:
            raise _malformed("a:<abi>[:<pref>]")
        if parts[0] and _number(parts[0]) != 0:
            raise ValueError("size must be zero")
        self._aggregate = _abi_pref(parts[1:], allow_zero=True)

    def _parse_pointer(self, spec: str) -> None:
        head, *parts = spec.split(":")
        if not 2 <= len(parts) <= 4:
            raise _malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
        match = _POINTER.match(head)
        if match is None:
            raise ValueError("Expected `( address space name )`")
        flags, space, name = match[1], _addrspace(match[2]) if match[2] else 0, match[3] or ""
        for flag in flags:
            if flag not in "ue":
                raise ValueError(f"'{flag}' is not a valid pointer specification flag")
        if flags and space == 0:
            raise ValueError("address space 0 cannot be unstable or have external state")
        if name in ("P", "G", "A"):
            raise ValueError("Cannot use predefined address space names P/G/A in data layout")
        if name and any(known.name == name for other, known in self.pointers.items() if other != space):
            raise ValueError(f"address space name `{name}` already used")
        bits = _size(parts[0], "pointer size")
        abi, pref = _abi_pref(parts[1:3])
        index_bits = _size(parts[3], "index size") if len(parts) > 3 else bits
        if index_bits > bits:
            raise ValueError("index size cannot be larger than the pointer size")
        unstable, external = "u" in flags, "e" in flags
        non_integral = unstable or external or index_bits != bits
        self.pointers[space] = PointerSpec(bits, abi, pref, index_bits, unstable, external, non_integral, name)

    def _parse_other(self, spec: str) -> None:
        kind, rest = spec[0], spec[1:]
        if kind in "eE":
            if rest:
                raise ValueError("malformed specification, must be just 'e' or 'E'")
            self.big_endian = kind == "E"
        elif kind == "n":
            self.native_widths += tuple(_size(part) for part in rest.split(":"))
        elif kind == "S":
            self.stack_align = _alignment(_needed(rest, "S<size>"), "stack natural")
        elif kind == "F":
            self._parse_function_pointer(_needed(rest, "F<type><abi>"))
        elif kind == "P":
            self.program_addrspace = _addrspace(_needed(rest, "P<address space>"))
        elif kind == "A":
            self.alloca_addrspace = _addrspace(_needed(rest, "A<address space>"))
        elif kind == "G":
            self.globals_addrspace = _addrspace(_needed(rest, "G<address space>"))
        elif kind == "m":
            self.mangling = _mangling(rest)
        elif kind != "s":  # `s` was the stack's alignment in ancient layouts: LLVM reads and drops it
            raise ValueError(f"unknown specifier '{kind}'")

    def _parse_function_pointer(self, rest: str) -> None:
        if rest[0] not in "in":
            raise ValueError(f"unknown function pointer alignment type '{rest[0]}'")
        self.function_align_independent = rest[0] == "i"
        self.function_align = _alignment(rest[1:], "ABI")


def _layout_type(type: TargetExtType) -> Type:
    """The type as which LLVM lays out a value of target type `type`; void where it has no size."""
    match type.name:
        case "spirv.Type":
            size, align = type.ints[1], type.ints[2]
            return ArrayType.get(IntType.get(align), size * 8 // align) if size and align else i32
        case "spirv.IntegralConstant" | "spirv.Literal":
            return void
        case "spirv.Padding" | "dx.Padding":
            return ArrayType.get(i8, type.ints[0])
        case "aarch64.svcount":
            return VectorType.get(i1, 16, scalable=True)
        case "riscv.vector.tuple":
            field = type.types[0]
            assert isinstance(field, VectorType)
            return VectorType.get(i8, max(field.count, _RISCV_VECTOR_BLOCK_BYTES) * type.ints[0], scalable=True)
        case "amdgcn.named.barrier":
            return VectorType.get(i32, 4)
        case "llvm.test.vectorelement":
            return i32
    return ptr if type.name.startswith(("spirv.", "dx.")) else void


def is_scalable(type: Type) -> bool:
    """Whether the size of `type` depends on vscale. Each struct is looked at once: it may have thousands of fields, each asked for, and
    structs may stand in each other thousands deep."""
    match type:
        case VectorType():
            return type.scalable
        case ArrayType():
            return is_scalable(type.element)
        case StructType():
            found = type._scalable
            if found is None:
                found = any(is_scalable(element) for element in type.elements)
                if not type.is_opaque:
                    type._scalable = found
            return found
        case TargetExtType():
            return is_scalable(_layout_type(type))
    return False


def _align_to(size: int, align: int) -> int:
    return -(-size // align) * align


def _power_of_2_ceil(value: int) -> int:
    return 1 << (value - 1).bit_length() if value > 1 else 1


def _unsized(type: Type) -> ValueError:
    return ValueError(f"type {type} has no size")


def _malformed(form: str) -> ValueError:
    return ValueError(f'malformed specification, must be of the form "{form}"')


def _needed(rest: str, form: str) -> str:
    if not rest:
        raise _malformed(form)
    return rest


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() else None


def _size(text: str, what: str = "size") -> int:
    """A width in bits."""
    if not text:
        raise ValueError(f"{what} component cannot be empty")
    value = _number(text)
    if value is None or not 0 < value < 1 << 24:
        raise ValueError(f"{what} must be a non-zero 24-bit integer")
    return value


def _addrspace(text: str) -> int:
    if not text:
        raise ValueError("address space component cannot be empty")
    value = _number(text)
    if value is None or value >= 1 << 24:
        raise ValueError("address space must be a 24-bit integer")
    return value


def _alignment(text: str, what: str, allow_zero: bool = False) -> int:
    """An alignment, given in bits, in bytes."""
    if not text:
        raise ValueError(f"{what} alignment component cannot be empty")
    value = _number(text)
    if value is None or value >= 1 << 16:
        raise ValueError(f"{what} alignment must be a 16-bit integer")
    if value == 0 and allow_zero:
        return 1
    if value == 0:
        raise ValueError(f"{what} alignment must be non-zero")
    if value % 8 or value & (value - 1):
        raise ValueError(f"{what} alignment must be a power of two times the byte width")
    return value // 8


def _abi_pref(parts: Sequence[str], allow_zero: bool = False) -> tuple[int, int]:
    """`<abi>[:<pref>]`: the preferred alignment is the ABI's where it isn't given."""
    abi = _alignment(parts[0], "ABI", allow_zero)
    pref = _alignment(parts[1], "preferred") if len(parts) > 1 else abi
    if pref < abi:
        raise ValueError("preferred alignment cannot be less than the ABI alignment")
    return abi, pref


def _non_integral_spaces(spec: str) -> list[int]:
    if not spec.startswith("ni:"):
        raise _malformed("ni:<address space>[:<address space>]...")
    spaces = [_addrspace(part) for part in spec[3:].split(":")]
    if 0 in spaces:
        raise ValueError("address space 0 cannot be non-integral")
    return spaces


def _mangling(rest: str) -> str:
    if not rest.startswith(":") or rest == ":":
        raise _malformed("m:<mangling>")
    if len(rest) > 2 or rest[1] not in _MANGLINGS:
        raise ValueError("unknown mangling mode")
    return rest[1]
