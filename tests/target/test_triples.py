"""Which target triples are a GPU's."""

from __future__ import annotations

import pytest

from nvopt.target.triples import is_gpu, may_be_gpu


@pytest.mark.parametrize(
    ("triple", "is_one", "may_be_one"),
    [
        ("nvptx64-nvidia-cuda", True, True),
        ("nvptx-nvidia-cuda", True, True),
        ("nvptx64-nvidia-nvcl", True, True),
        ("nvptx64", True, True),
        ("", False, True),
        ("x86_64-pc-linux-gnu", False, False),
        ("amdgcn-amd-amdhsa", False, False),
        ("x86_64-nvptx64-linux", False, False),
    ],
)
def test_which_triples_are_a_gpus(triple: str, is_one: bool, may_be_one: bool) -> None:
    assert is_gpu(triple) is is_one
    assert may_be_gpu(triple) is may_be_one
