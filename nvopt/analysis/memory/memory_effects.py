"""What `memory(...)` says that a function or a call does to which memory."""

from __future__ import annotations

_ARGUMENTS = "argmem: "


def effects_elsewhere(effects: str) -> str:
    """The access to memory of no particular kind: "none", "read", "write" or "readwrite". `effects`: what stands in the parentheses."""
    return next((part for part in effects.split(", ") if ": " not in part), "none")


def effects_on_arguments(effects: str) -> str:
    """The access to what pointer arguments point to."""
    named = (part.removeprefix(_ARGUMENTS) for part in effects.split(", ") if part.startswith(_ARGUMENTS))
    return next(named, effects_elsewhere(effects))


def with_effects_on_arguments(effects: str, access: str) -> str:
    """The same, with `access` to what pointer arguments point to as well."""
    before = effects_on_arguments(effects)
    after = "".join(word for word in ("read", "write") if word in before or word in access) or "none"
    if after == before:
        return effects
    others = [part for part in effects.split(", ") if part != "none" and not part.startswith(_ARGUMENTS)]
    return ", ".join(others if after == effects_elsewhere(effects) else [*others, f"{_ARGUMENTS}{after}"])
