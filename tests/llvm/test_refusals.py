"""Text that is too old or too new for LLVM 22: what the message says, and where. What LLVM 22 reads of old text is read."""

import pytest

import nvopt
from nvopt.llvm import InputError, Unit

DIALECT = "typed pointers (LLVM 14 and older, NVVM IR 1.x, libNVVM's old dialect), as LLVM 3.6 and older use them: this "


def message(text: str) -> str:
    with pytest.raises(InputError) as caught:
        Unit.parse(text.encode(), "x.ll")
    return str(caught.value)


def body(line: str, arguments: str = "") -> str:
    return f"define void @k({arguments}) {{\n{line}\n  ret void\n}}\n"


@pytest.mark.parametrize(
    ("line", "pointer", "told"),
    [
        ("  %x = load i32* %p", "i32*", "load takes its type from the pointer; it is now `load i32, ptr`"),
        ("  %x = load i8** %p, align 8", "i8**", "load takes its type from the pointer; it is now `load ptr, ptr`"),
        ("  %x = load [4 x i32]* %p", "[4 x", "load takes its type from the pointer; it is now `load [4 x i32], ptr`"),
        ("  %x = load volatile i32 addrspace(3)* %p", "i32 addr", "it is now `load i32, ptr addrspace(3)`"),
        ("  %x = load atomic i32* %p seq_cst, align 4", "i32*", "it is now `load i32, ptr`"),
        ("  %x = load void (i8*)** %p", "void (", "it is now `load ptr, ptr`"),
        ('  %x = load %"struct.A B"* %p', '%"struct', 'it is now `load %"struct.A B", ptr`'),
        ("  %load = add i32 0, 0 %x = load i32* %p", "i32*", "load takes"),
        (
            "  %x = load %struct.Very.Long.Name.That.Goes.On.And.On.And.On.And.On.And.On* %p",
            "%struct",
            "load takes its type from the pointer\n",
        ),
        (
            "  %x = getelementptr inbounds %S* %p, i64 1",
            "%S*",
            "getelementptr takes its type from the pointer; it is now `getelementptr %S, ptr`",
        ),
        ("  %x = getelementptr <4 x i32*> %p, i64 1", "<4 x", "getelementptr takes its type from the pointer\n"),
        (
            "  store i32 1, i32* getelementptr inbounds ([2 x i32]* @b, i32 0, i32 1)",
            "[2 x",
            "it is now `getelementptr [2 x i32], ptr`",
        ),
    ],
)
def test_an_instruction_that_takes_its_type_from_a_typed_pointer(line: str, pointer: str, told: str) -> None:
    found = message("%S = type { i32 }\n@b = global [2 x i32] zeroinitializer\n" + body(line))
    column = line.rindex(pointer)
    assert found.startswith(f"x.ll:4:{column + 1}: error: {DIALECT}")
    assert told in found
    assert f"\n{line}\n{' ' * column}^\nx.ll: note: nvopt reads text of LLVM 3.7 and newer" in found
    assert "llvm-as" in found


def test_an_alias_without_a_type() -> None:
    found = message("@b = global i32 1\n@a = alias i32* @b\n")
    assert found.startswith(f"x.ll:2:12: error: {DIALECT}alias takes its type from the pointer; it is now `alias i32, ptr`\n")


@pytest.mark.parametrize("attribute", ["byval", "sret", "inalloca"])
def test_an_attribute_without_a_type(attribute: str) -> None:
    line = f"define void @k(%S* noalias align 8 {attribute} %s) {{"
    found = message(f"%S = type {{ i32 }}\n{line}\n  ret void\n}}\n")
    assert found.startswith(f"x.ll:2:{line.index(attribute) + 1}: error: typed pointers (LLVM 14 and older,")
    assert f"this {attribute} takes its type from the pointer; it is now `{attribute}(T)`" in found


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("!a = !{metadata !0}\n", "1:8"),
        ('@k = global i32 1\n!0 = metadata !{i32* @k, metadata !"kernel", i32 1}\n', "2:6"),
        ('@k = global i32 1\n!0 = !{i32* @k, metadata !"kernel", i32 1}\n', "2:17"),
        (body("  call void @llvm.dbg.declare(metadata !{i32* %p}, metadata !0)", "i32* %p"), "2:31"),
    ],
)
def test_metadata_as_values(text: str, place: str) -> None:
    found = message(text)
    assert found.startswith(f"x.ll:{place}: error: metadata as LLVM 3.5 and older write them (NVVM IR 1.x, libNVVM's old dialect)")
    assert '`!{!"x"}`' in found
    assert "llvm-as" in found


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("!0 = !MDLocation(line: 1, scope: !1)\n", "1:6", "!MDLocation and its like are now !DILocation"),
        (body("  volatile store i32 1, i32* %p", "i32* %p"), "2:3", "are now `load volatile` and `store volatile`"),
        ("define linker_private void @k() { ret void }\n", "1:8", "is now `private`"),
        (body("  %x = landingpad { ptr, i32 } personality ptr null cleanup"), "2:32", "it now belongs to the function"),
    ],
)
def test_other_old_words(text: str, place: str, told: str) -> None:
    found = message(text)
    assert found.startswith(f"x.ll:{place}: error: ")
    assert told in found


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("@x = global b8 1\n", "1:13", "the byte type b8 is of LLVM 23 or newer"),
        (
            "define void @k() #0 {\n  ret void\n}\nattributes #0 = { nounwind noipa }\n",
            "4:28",
            "the attribute noipa is of LLVM 23 or newer",
        ),
        (body("  %x = atomicrmw fmaximumnum ptr %p, float 1.0 seq_cst", "ptr %p"), "2:18", "atomicrmw fmaximumnum is of LLVM 23 or newer"),
        (
            body("  %x = load atomic elementwise <2 x i32>, ptr %p unordered, align 8", "ptr %p"),
            "2:20",
            "an elementwise atomic access is of LLVM 23",
        ),
        ("@x = global half f0x3F800000\n", "1:18", "f0x3F800000 stands for a floating-point type of 32 bits, and there is none here"),
        ("@x = global i32 f0x3F800000\n", "1:17", "f0x3F800000 stands for a floating-point type of 32 bits, and there is none here"),
    ],
)
def test_what_is_newer_and_has_no_older_spelling(text: str, place: str, told: str) -> None:
    found = message(text)
    assert found.startswith(f"x.ll:{place}: error: {told}")
    assert found.endswith("x.ll: note: nvopt reads text as LLVM 22 prints it, and of newer LLVMs' text what means the same there")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (body("  %x = load i32 %p", "ptr %p"), "x.ll:2:17: error: expected comma after load's type\n"),
        (body("  %x = getelementptr i32 %p", "ptr %p"), "x.ll:2:26: error: expected comma after getelementptr's type\n"),
        ("define void @k(ptr byval %s) {\n  ret void\n}\n", "x.ll:1:26: error: expected '('\n"),
        (body("  %x = add i32 %none, 1", "i32* %p"), "x.ll:2:16: error: use of undefined value '%none'\n"),
        (body("  %x = bitcast i8* %p to ptr*", "i8* %p"), "x.ll:2:29: error: ptr* is invalid - use ptr instead\n"),
        (body("  metadata"), "x.ll:2:3: error: expected instruction opcode\n"),
        ("@x = global float 3.5e38\n", "x.ll:1:19: error: floating point constant invalid for type\n"),
        ("@x = global float inf\n", "x.ll:1:19: error: expected value token\n"),
        ("personality\n", "x.ll:1:1: error: expected top-level entity\n"),
        ('"x"\n', "x.ll:1:1: error: expected top-level entity\n"),
    ],
)
def test_what_is_wrong_in_any_dialect_keeps_llvms_message(text: str, told: str) -> None:
    assert message(text).startswith(told)
    assert "note:" not in message(text)


VARIADIC = "declare i32 @printf(i8*, ...)\ndeclare void ()* @get(i32)\n"


@pytest.mark.parametrize(
    ("line", "callee"),
    [
        ("  %x = call i32 (i8*, ...)* @printf(i8* %p)", "@printf"),
        ("  %x = tail call i32 (i8*, ...) * @printf(i8* %p)", "@printf"),
        ("  %x = call i32 (i8*, ...) addrspace(1)* %q(i8* %p)", "%q"),
        ('  %x = call i32 (...)* @"an alias"()', '@"an alias"'),
        ("  call void (i8*)* @k(i8* %p, i8* %p)", "@k"),
        ("  invoke void (i8*)* @k(i8* %p, i8* %p) to label %a unwind label %a", "@k"),
    ],
)
def test_a_call_that_names_the_type_of_the_pointer(line: str, callee: str) -> None:
    """LLVM 22 takes that for what the call gives: a pointer to a function, where an i32 or nothing was meant."""
    head = VARIADIC + '@"an alias" = alias i32 (i8*, ...), i32 (i8*, ...)* @printf\n'
    tail = "a:\n  landingpad i32 cleanup\n" if "invoke" in line else ""
    start = "define void @k(i8* %p, i8* %q) personality i8* null {\n" if tail else "define void @k(i8* %p, i8* %q) {\n"
    found = message(f"{head}{start}{line}\n{tail}  ret void\n}}\n")
    assert found.startswith(f"x.ll:5:{line.index(callee) + 1}: error: {DIALECT}call names the type of the pointer {callee}; it is now ")
    assert f"\n{line}\n{' ' * line.index(callee)}^\nx.ll: note: " in found


@pytest.mark.parametrize(
    "line",
    [
        "  %x = call void ()* @get(i32 1)",
        "  %x = call i32 (i8*, ...) @printf(i8* %p)",
        "  %x = call void ()* (i32) @get(i32 1)",
        "  %x = call void ()* %q(i32 1)",  # LLVM 3.6 and older print that for a %q that takes an i32 and gives a pointer, too
        "  store i8* bitcast (i32 (i8*, ...)* @printf to i8*), i8** null ; i32 (i8*, ...)* @printf(",
        '  call void asm "i32 (i8*, ...)* @printf(", ""()',
    ],
)
def test_a_call_that_gives_a_pointer_to_a_function(line: str) -> None:
    with pytest.warns(UserWarning, match="x.ll:1:21: typed pointers"):
        nvopt.parse(f"{VARIADIC}define void @k(i8* %p, i8* %q) {{\n{line}\n  ret void\n}}\n", "x.ll")
