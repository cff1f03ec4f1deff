"""What can go wrong in reading and in editing."""

from __future__ import annotations


class ReadError(Exception):
    """Text of a form that the mirror does not know. Whatever it belongs to stays verbatim."""


class IRError(ValueError):
    """An edit, or a new instruction, that is no valid IR. str() says what is wrong with it."""
