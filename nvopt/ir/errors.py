"""What can go wrong in reading."""

from __future__ import annotations


class ReadError(Exception):
    """Text of a form that the mirror does not know. Whatever it belongs to stays verbatim."""
