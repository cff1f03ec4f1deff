"""The IR diff: functions by name, hunks with context, renumbering seen through."""

from hypothesis import given
from hypothesis import strategies as st

from nvopt.report.ir_diff import MODULE, Difference, diff

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n\n'


def lines(found: list[Difference]) -> dict[str, list[str]]:
    return {d.name: [tag + text for hunk in d.hunks for tag, text in hunk.lines if tag != " "] for d in found}


def function(*body: str, name: str = "f") -> str:
    return f"define i32 @{name}(i32 %0) {{\n" + "".join(line + "\n" for line in body) + "}\n\n"


def test_equal_modules_have_no_difference() -> None:
    text = HEAD + function("  ret i32 %0")
    assert diff(text, text) == []


def test_renumbered_values_are_unchanged() -> None:
    before = function(
        "  %2 = call i32 @__nvvm_reflect(ptr @.str)",
        "  %3 = add i32 %0, 1",
        "  br label %4",
        "",
        "4:       ; preds = %1",
        "  %5 = mul i32 %3, 2",
        "  ret i32 %5",
    )
    after = function("  %2 = add i32 %0, 1", "  br label %3", "", "3:       ; preds = %1", "  %4 = mul i32 %2, 2", "  ret i32 %4")
    assert lines(diff(before, after)) == {"f": ["-  %2 = call i32 @__nvvm_reflect(ptr @.str)"]}


def test_a_label_with_other_predecessors_is_unchanged() -> None:
    before = function("  br label %next", "", "next:       ; preds = %0", "  ret i32 1")
    after = before.replace("; preds = %0", "; preds = %0, %other").replace("ret i32 1", "ret i32 2")
    assert lines(diff(before, after)) == {"f": ["-  ret i32 1", "+  ret i32 2"]}


def test_another_operand_is_a_change_though_the_line_looks_alike() -> None:
    before = function("  %2 = add i32 %0, 1", "  %3 = add i32 %0, 2", "  ret i32 %2")
    after = function("  %2 = add i32 %0, 1", "  %3 = add i32 %0, 2", "  ret i32 %3")
    assert lines(diff(before, after)) == {"f": ["-  ret i32 %2", "+  ret i32 %3"]}


def test_attributes_and_metadata_may_be_renumbered_too() -> None:
    before = (
        "define void @f() #1 {\n  ret void, !dbg !1\n}\nattributes #0 = { cold }\nattributes #1 = { nounwind }\n!0 = !{}\n!1 = !{i32 7}\n"
    )
    after = "define void @f() #0 {\n  ret void, !dbg !0\n}\nattributes #0 = { nounwind }\n!0 = !{i32 7}\n"
    assert lines(diff(before, after)) == {MODULE: ["-attributes #0 = { cold }", "-!0 = !{}"]}


def test_one_of_many_equal_lines() -> None:
    before = function(*["  store i32 0, ptr @g"] * 3000, "  ret i32 1")
    after = function(*["  store i32 0, ptr @g"] * 2999, "  ret i32 1")
    assert lines(diff(before, after)) == {"f": ["-  store i32 0, ptr @g"]}


@given(st.data())
def test_every_line_is_accounted_for(data: st.DataObject) -> None:
    line = st.sampled_from([f"  store i32 {n}, ptr @g" for n in range(12)])
    old = data.draw(st.lists(line, max_size=30))
    new = data.draw(st.permutations(old) | st.lists(line, max_size=30))
    tagged = [line for d in diff(function(*old), function(*new), context=100) for hunk in d.hunks for line in hunk.lines]
    if list(new) == old:
        assert tagged == []
    else:
        assert [text for tag, text in tagged if tag != "-"][1:-1] == list(new)
        assert [text for tag, text in tagged if tag != "+"][1:-1] == old


def test_functions_come_and_go() -> None:
    found = lines(diff(function("  ret i32 1", name="a"), function("  ret i32 1", name="b")))
    assert found["a"] == ["-define i32 @a(i32 %0) {", "-  ret i32 1", "-}"]
    assert found["b"] == ["+define i32 @b(i32 %0) {", "+  ret i32 1", "+}"]


def test_declarations_are_the_modules() -> None:
    found = diff(HEAD + "declare void @g()\n", HEAD)
    assert lines(found) == {MODULE: ["-declare void @g()"]}


def test_hunks_name_their_block_and_keep_context() -> None:
    before = function(
        *(f"  store i32 {n}, ptr @g" for n in range(20)), "  br label %next", "", "next:", "  store i8 0, ptr @h", "  ret i32 1"
    )
    after = before.replace("store i32 10,", "store i32 99,").replace("ret i32 1", "ret i32 2")
    first, second = diff(before, after, context=1)[0].hunks
    assert first.block == ""
    assert [tag for tag, _ in first.lines] == [" ", "-", "+", " "]
    assert second.block == "next"
    assert second.lines[-1] == (" ", "}")


def test_quoted_function_names() -> None:
    found = diff('define void @"a b"() {\n  ret void\n}\n', 'define void @"a b"() {\n  unreachable\n}\n')
    assert [d.name for d in found] == ["a b"]
