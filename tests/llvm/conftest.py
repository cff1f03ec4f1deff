"""Real input for these tests."""

from pathlib import Path

import pytest


@pytest.fixture
def fixtures() -> list[Path]:
    """The modules that clang made of CUDA sources."""
    return sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll"))
