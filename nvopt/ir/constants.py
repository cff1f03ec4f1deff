"""Constants, interned like types: equal constants are one object.

Plain data (integers, floats, null, undef, strings) keeps no list of its users, as in LLVM; expressions and aggregates
that reach a global do, so that from a global one gets to the instructions that use it.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from threading import RLock
from typing import TYPE_CHECKING, TypeVar, cast
from weakref import WeakValueDictionary

from nvopt.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    StructType,
    Type,
    VectorType,
    escape_bytes,
    i8,
    unescape_bytes,
)
from nvopt.ir.types import ptr as _ptr
from nvopt.ir.values import User, Value

if TYPE_CHECKING:
    from nvopt.ir.function import BasicBlock
    from nvopt.ir.globals import GlobalValue

_C = TypeVar("_C", bound="Constant")
Table = MutableMapping[tuple[object, ...], "Constant"]
_shared: Table = WeakValueDictionary()
"""The constants that name nothing of a module. Those that do are in their module's own table and go with it."""
_making = RLock()
"""Equal constants are one object in every thread."""


class Constant(User):
    """A value known at compile time."""

    __slots__ = ("_table",)
    _table: Table

    @property
    def is_zero(self) -> bool:
        """Whether every bit is zero."""
        return False

    @property
    def is_global_value(self) -> bool:
        """Whether it has a name in its module, and stays itself when what it is made of changes."""
        return False

    def replace_operand(self, old: Value, new: Value) -> None:
        """A constant can't change: whoever uses it gets one with `new` instead. ValueError where that is no constant."""
        if not isinstance(new, Constant):
            raise ValueError(f"{new.ref} is no constant and cannot stand in {self.ref}")
        self.replace_all_uses_with(self.rebuilt([new if operand is old else operand for operand in self._operands]))
        self.drop_operands()
        self._operands = []

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        """The like constant of other operands."""
        raise AssertionError(type(self).__name__)


class ConstantData(Constant):
    """A constant without operands; its users are not kept."""

    __slots__ = ()

    def _add_user(self, user: User) -> None:
        pass

    def _drop_user(self, user: User) -> None:
        pass


def _intern(
    cls: type[_C], key: tuple[object, ...], type: Type, text: str | None = None, operands: Sequence[Value] = (), **fields: object
) -> _C:
    """The one constant for `key`; a new one gets `text`, `operands` and `fields`."""
    with _making:
        table = _table_of(key)
        found = table.get((cls, *key))
        if found is None or (operands and not found._operands):  # one that was replaced holds nothing any more
            found = cls.__new__(cls)
            found.type, found._ref, found._users, found._operands, found._table = type, text, None, [], table
            for name, value in fields.items():
                setattr(found, name, value)
            found._hold(list(operands))
            table[(cls, *key)] = found
        assert isinstance(found, cls)
        return found


def _table_of(parts: Iterable[object]) -> Table:
    for part in parts:
        if isinstance(part, Constant) and part._table is not _shared:
            return part._table
    return _shared


class ConstantInt(ConstantData):
    """An integer of an `iN` type."""

    __slots__ = ("unsigned",)
    unsigned: int

    @classmethod
    def get(cls, type: Type, value: int) -> ConstantInt:
        """The constant `value` (any sign, taken modulo 2**bits) of `type`. ValueError where that is no integer type."""
        if not isinstance(type, IntType):
            raise ValueError(f"no integer type: {type}")
        value &= (1 << type.bits) - 1
        found = _shared.get((cls, type, value))
        if found is not None:
            return cast(ConstantInt, found)
        signed = value - (1 << type.bits) if value >> (type.bits - 1) else value
        text = ("false", "true")[value] if type.bits == 1 else str(signed)
        return _intern(cls, (type, value), type, text, unsigned=value)

    @property
    def bits(self) -> int:
        """Width in bits."""
        assert isinstance(self.type, IntType)
        return self.type.bits

    @property
    def signed(self) -> int:
        """The value read as two's complement."""
        return self.unsigned - (1 << self.bits) if self.unsigned >> (self.bits - 1) else self.unsigned

    @property
    def is_zero(self) -> bool:
        return self.unsigned == 0


_FP_PREFIXES = {"half": "0xH", "bfloat": "0xR", "x86_fp80": "0xK", "fp128": "0xL", "ppc_fp128": "0xM"}


class ConstantFP(ConstantData):
    """A floating-point constant; `ref` is its text as LLVM prints it."""

    __slots__ = ()

    @classmethod
    def get(cls, type: Type, value: float | str) -> ConstantFP:
        """The constant of type `type`: a Python float (rounded to the type), or LLVM's text for it."""
        text = value if isinstance(value, str) else float_text(type, value)
        return _intern(cls, (type, text), type, text)

    @property
    def value(self) -> float:
        """As a Python float (80- and 128-bit formats: ValueError)."""
        text = self.ref
        match text[:3]:
            case "0xH":
                return float(struct.unpack("<e", struct.pack("<H", int(text[3:], 16)))[0])
            case "0xR":
                return float(struct.unpack("<f", struct.pack("<I", int(text[3:], 16) << 16))[0])
            case "0xK" | "0xL" | "0xM":
                raise ValueError(f"no Python float: {self.type} {text}")
        if text.startswith("0x"):
            return float(struct.unpack("<d", struct.pack("<Q", int(text[2:], 16)))[0])
        return float(text)

    @property
    def is_zero(self) -> bool:
        return self.ref.rstrip("0") in ("0.", "0.000000e+") or (self.ref[:3] in _FP_PREFIXES.values() and not self.ref[3:].strip("0"))


def float_text(type: Type, value: float) -> str:
    """`value` rounded to `type`, as LLVM prints it: in decimal where six significant digits are exact, else the bits in hexadecimal."""
    match str(type):
        case "half":
            return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
        case "float":
            value = struct.unpack("<f", struct.pack("<f", value))[0]
        case "double":
            pass
        case "bfloat":
            return f"0xR{_bfloat_bits(value):04X}"
        case "x86_fp80" | "fp128" | "ppc_fp128" as longer:
            return _longer_text(longer, value)
        case other:
            raise ValueError(f"{other} is no type of floats")
    digits = _six_digits(value) if math.isfinite(value) else None
    if digits is not None:
        return digits
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:X}"


def _longer_text(type: str, value: float) -> str:
    """Of a type that has every Python float: a sign, 15 bits of exponent, and a significand, of which x86_fp80 writes down the first bit,
    too; or two doubles, of which the second is zero."""
    bits = int(struct.unpack("<Q", struct.pack("<d", value))[0])
    if type == "ppc_fp128":
        return f"0xM{bits:016X}{0:016X}"
    sign, fraction = bits >> 63, bits & (1 << 52) - 1
    if not math.isfinite(value):
        exponent = 0x7FFF
    elif value == 0:
        exponent = 0
    else:
        exact, exponent = math.frexp(abs(value))
        fraction, exponent = int(exact * (1 << 53)) - (1 << 52), exponent + 0x3FFE
    head = sign << 15 | exponent
    if type == "x86_fp80":
        return f"0xK{head:04X}{(exponent != 0) << 63 | fraction << 11:016X}"
    low, high = fraction << 60 & (1 << 64) - 1, head << 48 | fraction >> 4
    return f"0xL{low:016X}{high:016X}"


def _six_digits(value: float) -> str | None:
    """LLVM's six significant digits of `value` (APFloat::toString), None where they don't mean `value` again.

    They aren't rounded from the exact value: all but 20 to 23 bits of its decimal significand are cut off first.
    """
    numerator, denominator = abs(value).as_integer_ratio()
    exponent = denominator.bit_length() - 1
    significand = numerator * 5**exponent
    surplus = max(0, significand.bit_length() - 20) * 59 // 196
    digits = str(significand // 10**surplus)
    rounded = str((int(digits[:7].ljust(7, "0")) + 5) // 10)
    power = len(digits) + surplus - exponent - 6
    if float(f"{rounded}e{power}") != abs(value):
        return None
    sign = "-" if math.copysign(1, value) < 0 else ""
    return f"{sign}{rounded[0]}.{rounded[1:].ljust(6, '0')}e{power + len(rounded) - 1 if value else 0:+03d}"


def _bfloat_bits(value: float) -> int:
    bits = int(struct.unpack("<I", struct.pack("<f", value))[0])
    if value != value:
        return bits >> 16 | 0x40
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


class Simple(ConstantData):
    """A constant that is one keyword: its class says which."""

    __slots__ = ()
    KEYWORD = ""

    @classmethod
    def get(cls: type[_C], type: Type) -> _C:
        """The constant of type `type`."""
        return _intern(cls, (type,), type, cls.KEYWORD)  # type: ignore[attr-defined]


class ConstantPointerNull(Simple):
    """`null`."""

    __slots__ = ()
    KEYWORD = "null"

    @property
    def is_zero(self) -> bool:
        return True


class ConstantAggregateZero(Simple):
    """`zeroinitializer`."""

    __slots__ = ()
    KEYWORD = "zeroinitializer"

    @property
    def is_zero(self) -> bool:
        return True


class UndefValue(Simple):
    """`undef`."""

    __slots__ = ()
    KEYWORD = "undef"


class PoisonValue(Simple):
    """`poison`."""

    __slots__ = ()
    KEYWORD = "poison"


class ConstantTokenNone(Simple):
    """`none`."""

    __slots__ = ()
    KEYWORD = "none"


class ConstantString(ConstantData):
    r"""`c"abc\00"`: an array of i8."""

    __slots__ = ()

    @classmethod
    def get(cls, data: bytes) -> ConstantString:
        """The array constant of these bytes."""
        return cls.of_text(ArrayType.get(i8, len(data)), f'c"{escape_bytes(data)}"')

    @classmethod
    def of_text(cls, type: Type, text: str) -> ConstantString:
        """The constant whose text, `c"` and escapes included, is `text`."""
        return _intern(cls, (type, text), type, text)

    @property
    def data(self) -> bytes:
        """The bytes."""
        return unescape_bytes(self.ref[2:-1])


class ConstantAggregate(Constant):
    """An array, struct or vector listed element by element."""

    __slots__ = ()

    @classmethod
    def get(cls, type: Type, elements: Sequence[Value]) -> ConstantAggregate:
        """The constant of aggregate or vector type `type` with these elements."""
        return _intern(cls, (type, *elements), type, None, elements)

    @property
    def ref(self) -> str:
        inner = ", ".join(f"{element.type} {element.ref}" for element in self._operands)
        match self.type:
            case StructType(packed=packed):
                body = f"{{ {inner} }}" if inner else "{}"
                return f"<{body}>" if packed else body
            case VectorType():
                return f"<{inner}>"
        return f"[{inner}]"

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        return ConstantAggregate.get(self.type, operands)


class ConstantSplat(Constant):
    """`splat (T v)`: a vector all of whose elements are one integer or float."""

    __slots__ = ()

    @classmethod
    def get(cls, type: Type, element: Constant) -> ConstantSplat:
        """The vector constant."""
        return _intern(cls, (type, element), type, None, [element])

    @property
    def element(self) -> Constant:
        """The element."""
        assert isinstance(self._operands[0], Constant)
        return self._operands[0]

    @property
    def ref(self) -> str:
        return f"splat ({self.element.type} {self.element.ref})"

    @property
    def is_zero(self) -> bool:
        return self.element.is_zero

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        assert isinstance(operands[0], Constant)
        return ConstantSplat.get(self.type, operands[0])


class ConstantExpr(Constant):
    """An expression over constants: `ptrtoint (ptr @g to i64)`, `getelementptr inbounds (i8, ptr @g, i64 4)`.

    `source_type` is the element type of a getelementptr, `flags` stand behind the opcode (`inbounds`, `nuw`, `inrange(-16, 16)`).
    """

    __slots__ = ("flags", "opcode", "source_type")
    opcode: str
    flags: tuple[str, ...]
    source_type: Type | None

    @classmethod
    def get(
        cls, opcode: str, type: Type, operands: Sequence[Value], flags: tuple[str, ...] = (), source_type: Type | None = None
    ) -> ConstantExpr:
        """The expression `opcode` of result type `type`."""
        key = (opcode, type, flags, source_type, *operands)
        return _intern(cls, key, type, None, operands, opcode=opcode, flags=flags, source_type=source_type)

    @property
    def ref(self) -> str:
        head = " ".join((self.opcode, *self.flags))
        shown = [f"{operand.type} {operand.ref}" for operand in self._operands]
        if len(shown) == 1:
            return f"{head} ({shown[0]} to {self.type})"
        if self.source_type is not None:
            shown.insert(0, str(self.source_type))
        return f"{head} ({', '.join(shown)})"

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        return ConstantExpr.get(self.opcode, self.type, operands, self.flags, self.source_type)


class GlobalAlternative(Constant):
    """`dso_local_equivalent @f` and `no_cfi @f`: another address for a function."""

    __slots__ = ("keyword",)
    keyword: str

    @classmethod
    def get(cls, keyword: str, target: GlobalValue) -> GlobalAlternative:
        """`keyword` applied to `target`."""
        return _intern(cls, (keyword, target), target.type, None, [target], keyword=keyword)

    @property
    def ref(self) -> str:
        return f"{self.keyword} {self._operands[0].ref}"

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        (target,) = operands
        if isinstance(target, ConstantExpr):  # in the place of a variable, whose `no_cfi` is its one address
            return target
        return GlobalAlternative.get(self.keyword, target)  # type: ignore[arg-type]


class ConstantPtrAuth(Constant):
    """`ptrauth (ptr @f, i32 key, i64 disc, ptr addr, ptr symbol)`."""

    __slots__ = ()

    @classmethod
    def get(cls, type: Type, operands: Sequence[Value]) -> ConstantPtrAuth:
        """The signed pointer; `operands` as far as LLVM prints them."""
        return _intern(cls, (type, *operands), type, None, operands)

    @property
    def ref(self) -> str:
        return f"ptrauth ({', '.join(f'{operand.type} {operand.ref}' for operand in self._operands)})"

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        return ConstantPtrAuth.get(self.type, operands)


class BlockAddress(Constant):
    """`blockaddress(@f, %block)`. The block of another function is known by its text only."""

    __slots__ = ("_block_text",)
    _block_text: str | None

    @classmethod
    def get(cls, function: GlobalValue, block: BasicBlock | str, type: Type = _ptr) -> BlockAddress:
        """The address of `block` (an object, or its `%name` text for a function not yet parsed) of `function`."""
        known_by_text = isinstance(block, str)
        operands = [function] if isinstance(block, str) else [function, block]
        return _intern(cls, (function, block), type, None, operands, _block_text=block if known_by_text else None)

    def bind(self, symbols: Mapping[str, Value]) -> None:
        """Makes a block that was known by its text the block itself, now that its function has been read."""
        if self._block_text is None:
            return
        (function,) = self._operands
        block = symbols[self._block_text]
        with _making:
            del self._table[BlockAddress, function, self._block_text]
            other = self._table.get((BlockAddress, function, block))
            self._table[BlockAddress, function, block] = self
            self._block_text = None
            self._hold_also(block)
        if other is not None:
            other.replace_all_uses_with(self)
            other.drop_operands()

    @property
    def ref(self) -> str:
        return f"blockaddress({self._operands[0].ref}, {self._block_text or self._operands[1].ref})"

    def rebuilt(self, operands: Sequence[Value]) -> Constant:
        block = self._block_text or operands[1]
        return BlockAddress.get(operands[0], block, self.type)  # type: ignore[arg-type]


class InlineAsm(ConstantData):
    """`asm sideeffect "…", "…"`, a callee."""

    __slots__ = ()

    @classmethod
    def get(cls, text: str) -> InlineAsm:
        """The asm whose whole text, from `asm` on, is `text`."""
        return _intern(cls, (text,), _ptr, text)


def null(type: Type) -> Constant:
    """The zero of `type`, whatever kind of type it is."""
    match type:
        case IntType():
            return ConstantInt.get(type, 0)
        case FloatType():
            prefix = _FP_PREFIXES.get(str(type))
            return ConstantFP.get(type, f"{prefix}{'0' * (type.bits // 4)}" if prefix else 0.0)
        case ArrayType() | StructType() | VectorType():
            return ConstantAggregateZero.get(type)
    return ConstantPointerNull.get(type)


def replace_constants(new: Mapping[Value, Constant]) -> None:
    """Puts the value of each key in its place wherever instructions, variables and other constants hold it, except in the values.

    Keys that are no global values go away, from metadata too, which goes on naming a global value. A constant that holds keys is made anew
    once, however many it holds: the table of all variables' addresses may be one.
    """
    settled: dict[Value, Value] = dict(new)
    held = {holder: list(holder.operands) for holder in _holders(new)}
    gone = [*held, *(key for key in new if isinstance(key, Constant) and not key.is_global_value)]
    for constant in gone:
        constant.drop_operands()
    made = frozenset(new.values())
    users = [user for key in new for user in key.users if user not in made]
    users += [user for constant in gone for user in constant._users or ()]
    for holder, operands in held.items():
        settled[holder] = holder.rebuilt([settled.get(operand, operand) for operand in operands])
    for user in dict.fromkeys(users):
        user.replace_operands(settled)


def _holders(new: Mapping[Value, Constant]) -> list[Constant]:
    """The constants that hold keys of `new`, directly or through others, each behind those that it holds."""
    skipped = {*new, *new.values()}
    order: list[Constant] = []
    pending: list[tuple[Value, Iterator[User]]] = [(key, iter(key.users)) for key in new]
    seen: set[Value] = set()
    while pending:
        at, users = pending[-1]
        user = next(users, None)
        if user is None:
            pending.pop()
            if at not in new:
                order.append(cast(Constant, at))
        elif isinstance(user, Constant) and not user.is_global_value and user not in skipped and user not in seen:
            seen.add(user)
            pending.append((user, iter(user.users)))
    return order[::-1]


__all__ = [
    "BlockAddress",
    "Constant",
    "ConstantAggregate",
    "ConstantAggregateZero",
    "ConstantData",
    "ConstantExpr",
    "ConstantFP",
    "ConstantInt",
    "ConstantPointerNull",
    "ConstantPtrAuth",
    "ConstantSplat",
    "ConstantString",
    "ConstantTokenNone",
    "GlobalAlternative",
    "InlineAsm",
    "PoisonValue",
    "UndefValue",
    "null",
    "replace_constants",
]
