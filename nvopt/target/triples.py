"""What a target triple says: whether code is for a GPU of NVIDIA's."""

NVPTX = "nvptx64-nvidia-cuda"
"""CUDA's own."""


def is_gpu(triple: str) -> bool:
    """Whether the triple is one of NVPTX's, 64 or 32 bits."""
    return triple.partition("-")[0] in ("nvptx64", "nvptx")


def may_be_gpu(triple: str) -> bool:
    """The same; a module without a triple is for whoever takes it."""
    return not triple or is_gpu(triple)
