"""The types of LLVM IR, interned: equal types are one object, so `is` compares them.

Literal types live as long as somebody holds them; a named struct belongs to the module that declares it, and two modules'
`%struct.S` are different types. `str(type)` is the type as LLVM prints it where it is used.
"""

from __future__ import annotations

import re
from functools import lru_cache
from threading import RLock
from typing import ClassVar, TypeVar
from weakref import WeakValueDictionary

_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")


@lru_cache(maxsize=1024)
def quote_name(name: str) -> str:
    r"""`name` as LLVM prints it after `%`, `@` or `$`: bare where the lexer allows it, else quoted with `\XX` escapes of its bytes."""
    if _PLAIN_NAME.match(name):
        return name
    return f'"{escape_bytes(name.encode("utf-8", "surrogateescape"))}"'


def unquote_name(text: str) -> str:
    """The name that `text` (as printed after its sigil) stands for; the inverse of `quote_name`."""
    return unescape(text[1:-1]) if text[:1] == '"' else text


def unescape(text: str) -> str:
    r"""The string that LLVM's escaped `text` stands for: `\\` is a backslash, `\XX` the byte XX (a surrogate where it is no UTF-8)."""
    if "\\" not in text:
        return text
    return unescape_bytes(text).decode("utf-8", "surrogateescape")


def unescape_bytes(text: str) -> bytes:
    r"""The bytes that LLVM's escaped `text` (between its quotes) stands for."""
    raw = text.encode("utf-8", "surrogateescape")
    return re.sub(rb"\\(\\|[0-9a-fA-F]{2})", lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), raw)


def escape_bytes(data: bytes) -> str:
    """`data` as LLVM prints it between quotes."""
    text = data.decode("latin-1")
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return "".join("\\\\" if b == 0x5C else chr(b) if 0x20 <= b < 0x7F and b != 0x22 else f"\\{b:02X}" for b in data)


class Type:
    """A first-class or other LLVM type. Make one through its class method `get`; compare with `is`."""

    __slots__ = ("__weakref__", "_text")
    _text: str
    is_aggregate: ClassVar[bool] = False
    """Whether this is a struct or an array (a vector isn't an aggregate)."""

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    @property
    def scalar(self) -> Type:
        """The element type of a vector, the type itself otherwise."""
        return self


_interned: WeakValueDictionary[tuple[object, ...], Type] = WeakValueDictionary()
_T = TypeVar("_T", bound=Type)


_making = RLock()
"""Equal types are one object in every thread."""


def _intern(cls: type[_T], key: tuple[object, ...], text: str, **fields: object) -> _T:
    """The one object for `key`; a new one gets `fields`."""
    whole = (cls, *key)
    found = _interned.get(whole)
    if found is None:
        with _making:
            found = _interned.get(whole)  # another thread may have been faster
            if found is None:
                found = cls.__new__(cls)
                found._text = text
                for name, value in fields.items():
                    setattr(found, name, value)
                _interned[whole] = found
    assert isinstance(found, cls)
    return found


class PrimitiveType(Type):
    """A type that is only its keyword: `void`, `label`, `metadata`, `token`, `x86_amx` and the floating-point types."""

    __slots__ = ()
    KEYWORDS: ClassVar[tuple[str, ...]] = ("void", "label", "metadata", "token", "x86_amx")

    @classmethod
    def get(cls, keyword: str) -> PrimitiveType:
        """The type named `keyword`; ValueError where LLVM has none of that name."""
        if keyword in FloatType.BITS:
            return _keep(_intern(FloatType, (keyword,), keyword))
        if keyword not in PrimitiveType.KEYWORDS:
            raise ValueError(f"no such type: {keyword}")
        return _keep(_intern(PrimitiveType, (keyword,), keyword))


class FloatType(PrimitiveType):
    """A floating-point type."""

    __slots__ = ()
    BITS: ClassVar[dict[str, int]] = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ppc_fp128": 128}

    @property
    def bits(self) -> int:
        """Width in bits."""
        return self.BITS[self._text]


_COMMON: dict[int, IntType] = {}
"""The integer types that are asked for all the time, by bits; never dropped."""


class IntType(Type):
    """`iN`."""

    __slots__ = ("bits",)
    bits: int

    @classmethod
    def get(cls, bits: int) -> IntType:
        """The integer type of `bits` bits."""
        return _COMMON.get(bits) or _intern(cls, (bits,), f"i{bits}", bits=bits)


class PointerType(Type):
    """`ptr`, `ptr addrspace(N)`."""

    __slots__ = ("addrspace",)
    addrspace: int

    @classmethod
    def get(cls, addrspace: int = 0) -> PointerType:
        """The pointer type into address space `addrspace`."""
        return _intern(cls, (addrspace,), f"ptr addrspace({addrspace})" if addrspace else "ptr", addrspace=addrspace)


class VectorType(Type):
    """`<N x T>`, or `<vscale x N x T>` where `scalable`."""

    __slots__ = ("count", "element", "scalable")
    element: Type
    count: int
    scalable: bool

    @classmethod
    def get(cls, element: Type, count: int, scalable: bool = False) -> VectorType:
        """The vector of `count` (times vscale where `scalable`) elements."""
        return _intern(
            cls,
            (element, count, scalable),
            f"<{'vscale x ' if scalable else ''}{count} x {element}>",
            element=element,
            count=count,
            scalable=scalable,
        )

    @property
    def scalar(self) -> Type:
        return self.element


class ArrayType(Type):
    """`[N x T]`."""

    __slots__ = ("count", "element")
    is_aggregate = True
    element: Type
    count: int

    @classmethod
    def get(cls, element: Type, count: int) -> ArrayType:
        """The array of `count` elements."""
        return _intern(cls, (element, count), f"[{count} x {element}]", element=element, count=count)


class StructType(Type):
    """A literal struct `{ T, U }`, packed `<{ T, U }>`."""

    __slots__ = ("_elements", "_packed", "_scalable")
    is_aggregate = True
    _elements: tuple[Type, ...] | None
    _packed: bool
    _scalable: bool | None
    """What `datalayout.is_scalable` has found; None before, and of an opaque struct."""

    @classmethod
    def get(cls, elements: tuple[Type, ...] | list[Type], packed: bool = False) -> StructType:
        """The literal struct of these elements."""
        elements = tuple(elements)
        return _intern(
            StructType, (elements, packed), struct_body_text(elements, packed), _elements=elements, _packed=packed, _scalable=None
        )

    @property
    def elements(self) -> tuple[Type, ...]:
        """The fields' types; empty for an opaque struct."""
        return self._elements or ()

    @property
    def packed(self) -> bool:
        """Whether fields stand without padding."""
        return self._packed

    @property
    def is_opaque(self) -> bool:
        """Whether the struct has a name but no body."""
        return self._elements is None


class NamedStructType(StructType):
    """`%struct.S`, of one module; its body may be set later, or never (opaque)."""

    __slots__ = ("name",)
    name: str | None

    def __init__(self, ref: str) -> None:
        """`ref` is the name as printed, with its `%`: `%struct.S`, `%"a b"`, `%0`."""
        self._text = ref
        self.name = None if ref[1:].isdigit() else unquote_name(ref[1:])
        self._elements = None
        self._packed = False
        self._scalable = None

    def set_body(self, elements: tuple[Type, ...] | list[Type], packed: bool = False) -> None:
        """Gives the struct its fields."""
        self._elements, self._packed = tuple(elements), packed

    @property
    def definition(self) -> str:
        """What stands after `type` in the module: the body, or `opaque`."""
        return "opaque" if self._elements is None else struct_body_text(self._elements, self._packed)


class FunctionType(Type):
    """`ret (params...)`."""

    __slots__ = ("params", "return_type", "vararg")
    return_type: Type
    params: tuple[Type, ...]
    vararg: bool

    @classmethod
    def get(cls, return_type: Type, params: tuple[Type, ...] | list[Type] = (), vararg: bool = False) -> FunctionType:
        """The function type."""
        params = tuple(params)
        shown = ", ".join([*map(str, params), *(["..."] if vararg else [])])
        return _intern(
            cls, (return_type, params, vararg), f"{return_type} ({shown})", return_type=return_type, params=params, vararg=vararg
        )


class TargetExtType(Type):
    """`target("name", types..., ints...)`."""

    __slots__ = ("ints", "name", "types")
    name: str
    types: tuple[Type, ...]
    ints: tuple[int, ...]

    @classmethod
    def get(cls, name: str, types: tuple[Type, ...] = (), ints: tuple[int, ...] = ()) -> TargetExtType:
        """The target extension type."""
        shown = "".join(f", {x}" for x in (*types, *ints))
        return _intern(
            cls,
            (name, types, ints),
            f'target("{escape_bytes(name.encode("utf-8", "surrogateescape"))}"{shown})',
            name=name,
            types=types,
            ints=ints,
        )


def struct_body_text(elements: tuple[Type, ...], packed: bool) -> str:
    """`{ i32, ptr }`, `<{ i8 }>`, `{}`, `<{}>`."""
    body = "{ " + ", ".join(map(str, elements)) + " }" if elements else "{}"
    return f"<{body}>" if packed else body


_forever: list[Type] = []


def _keep(made: _T) -> _T:
    """Keywords' types are few and asked for all the time: they are never dropped from the table."""
    if made not in _forever:
        _forever.append(made)
    return made


void = PrimitiveType.get("void")
label = PrimitiveType.get("label")
metadata = PrimitiveType.get("metadata")
token = PrimitiveType.get("token")
half, bfloat, float32, float64 = (PrimitiveType.get(word) for word in ("half", "bfloat", "float", "double"))
_COMMON.update({bits: IntType.get(bits) for bits in (1, 8, 16, 32, 64)})
i1, i8, i16, i32, i64 = _COMMON.values()
ptr = _keep(PointerType.get())
