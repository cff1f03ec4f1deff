"""Which string a pointer into constant memory leads to: at every end of the constant, and with each condition alone untrue."""

from __future__ import annotations

import pytest

from nvopt.analysis.memory.constant_memory import constant_string
from nvopt.ir import Module

GLOBALS = """
@text = internal constant [4 x i8] c"abc\\00"
@open = internal constant [3 x i8] c"abc"
@rows = internal constant [2 x [3 x i8]] [[3 x i8] c"ab\\00", [3 x i8] c"cd\\00"]
@mixed = internal constant { i8, [3 x i8], i32, i8 } { i8 0, [3 x i8] c"ef\\00", i32 1, i8 0 }
@padded = internal constant { i8, i32, i8 } { i8 0, i32 1, i8 0 }
@listed = internal constant [3 x i8] [i8 103, i8 ptrtoint (ptr @text to i8), i8 0]
@zeros = internal constant [2 x i8] zeroinitializer
@words = internal constant [2 x i16] [i16 65, i16 0]
@changes = internal global [4 x i8] c"abc\\00"
@weak = weak constant [4 x i8] c"abc\\00"
@outside = external constant [4 x i8]
@host = internal externally_initialized constant [4 x i8] c"abc\\00"
@to = internal constant ptr getelementptr (i8, ptr @text, i64 1)
@list = internal constant [2 x ptr] [ptr @open, ptr @text]
@number = internal constant i64 ptrtoint (ptr @text to i64)
@other = internal alias [4 x i8], ptr @text
@weak_alias = weak alias [4 x i8], ptr @text
@linkonce_alias = linkonce alias [4 x i8], ptr @text
@copied_alias = available_externally alias [4 x i8], ptr @text
@weak_odr_alias = weak_odr alias [4 x i8], ptr @text
@linkonce_odr_alias = linkonce_odr alias [4 x i8], ptr @text
"""


@pytest.mark.parametrize(
    ("pointer", "text"),
    [
        ("ptr @text", b"abc"),
        ("ptr getelementptr (i8, ptr @text, i64 3)", b""),
        ("ptr getelementptr (i8, ptr @text, i64 4)", None),
        ("ptr getelementptr (i8, ptr @text, i64 -1)", None),
        ("ptr getelementptr (i8, ptr getelementptr (i8, ptr @text, i64 4), i64 -2)", b"c"),
        ("ptr @open", None),
        ("ptr @rows", b"ab"),
        ("ptr getelementptr ([2 x [3 x i8]], ptr @rows, i64 0, i64 1)", b"cd"),
        ("ptr getelementptr ([2 x [3 x i8]], ptr @rows, i64 0, i64 2)", None),
        ("ptr getelementptr ({ i8, [3 x i8], i32, i8 }, ptr @mixed, i64 0, i32 1)", b"ef"),
        ("ptr @mixed", b""),
        ("ptr getelementptr ({ i8, [3 x i8], i32, i8 }, ptr @mixed, i64 0, i32 3)", b""),
        ("ptr getelementptr (i8, ptr @mixed, i64 9)", None),
        ("ptr getelementptr (i8, ptr @padded, i64 1)", None),
        ("ptr getelementptr (i8, ptr @padded, i64 8)", b""),
        ("ptr @listed", None),
        ("ptr getelementptr (i8, ptr @listed, i64 2)", b""),
        ("ptr getelementptr (i8, ptr @zeros, i64 1)", b""),
        ("ptr getelementptr (i8, ptr @zeros, i64 2)", None),
        ("ptr @words", None),
        ("ptr @changes", None),
        ("ptr @weak", None),
        ("ptr @outside", None),
        ("ptr @host", None),
        ("ptr @other", b"abc"),
        *((f"ptr @{linkage}_alias", None) for linkage in ("weak", "linkonce", "copied")),
        *((f"ptr @{linkage}_alias", b"abc") for linkage in ("weak_odr", "linkonce_odr")),  # another would say the same
        ("ptr inttoptr (i64 ptrtoint (ptr @text to i64) to ptr)", b"abc"),
        ("ptr inttoptr (i32 ptrtoint (ptr @text to i32) to ptr)", None),
        ("ptr addrspacecast (ptr addrspace(4) addrspacecast (ptr @text to ptr addrspace(4)) to ptr)", b"abc"),
        ("ptr %loaded", b"bc"),
        ("ptr %second", b"abc"),
        ("ptr %inside", None),
        ("ptr %volatile", None),
        ("ptr %as_number", None),
        ("ptr %near", None),
        ("ptr %moved", None),
        ("ptr %p", None),
    ],
)
def test_strings(pointer: str, text: bytes | None) -> None:
    module = Module.parse(f"""
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
{GLOBALS}
define void @f(ptr %p, i64 %i) {{
  %loaded = load ptr, ptr @to, align 8
  %second = load ptr, ptr getelementptr (i8, ptr @list, i64 8), align 8
  %inside = load ptr, ptr getelementptr (i8, ptr @list, i64 9), align 1
  %volatile = load volatile ptr, ptr @to, align 8
  %as_number = load ptr, ptr @number, align 8
  %near = load ptr addrspace(3), ptr @to, align 8
  %moved = getelementptr i8, ptr @text, i64 %i
  store ptr null, {pointer.replace("ptr %near", "ptr %as_number")}, align 8
  ret void
}}
""")
    function = module.get_function("f")
    assert function is not None
    store = next(one for one in function.instructions() if one.opcode == "store")
    asked = function.value_named("near") if pointer == "ptr %near" else store.operands[1]
    assert asked is not None
    assert constant_string(asked, module.data_layout) == text
