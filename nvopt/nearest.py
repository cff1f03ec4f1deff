"""The nearest known names to one that is unknown, for error messages."""

from collections.abc import Iterable


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'sroa'?`, ready to append to a message, or nothing when no known name is near."""
    import difflib  # imported late: it takes 4 ms, and only a mistake needs it

    close = difflib.get_close_matches(word, sorted(set(known)), n=3, cutoff=0.6)
    if not close:
        return ""
    return "; did you mean " + " or ".join(f"'{name}'" for name in close) + "?"
