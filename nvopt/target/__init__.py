"""Facts about NVPTX, and what a run is told about its target.

Here live tables and plain data: triples (triples.py), GPUs (sm.py), PTX versions (ptx.py), address spaces (address_spaces.py), limits
(limits.py), the functions of reflection (reflect.py), what operations cost (costs.py), warps by registers (occupancy.py). Of the IR it
knows types only; no passes, no LLVM.
"""

from typing import NamedTuple

from nvopt.target import sm


class TargetOptions(NamedTuple):
    """What the command line said about the target. None: nothing was said, the module's own flags and attributes decide."""

    cpu: str | None = None  # "sm_90"; see sm.canonical for other spellings
    ftz: bool | None = None
    prec_div: bool | None = None
    prec_sqrt: bool | None = None
    reflect: tuple[tuple[str, int], ...] = ()  # -nvvm-reflect-add=NAME=INT, the last of a name wins
    features: str = ""  # "+ptx86"; see ptx.check_features
    triple: str = ""  # instead of the module's
    data_layout: str = ""  # instead of the module's
    fma: bool | None = None  # whether multiplications are fused with additions; None: where the module says so

    @property
    def answers_reflect(self) -> bool:
        """Whether more was said than the GPU that `__nvvm_reflect` is answered by."""
        return bool(self.reflect) or (self.ftz, self.prec_div, self.prec_sqrt) != (None, None, None)

    def arch(self, named: str | None) -> int | None:
        """`__CUDA_ARCH` of the GPU: of `cpu`, else of the one that a function's "target-cpu" names; None where neither is a GPU's name."""
        cpu = self.cpu or named
        try:
            return sm.cuda_arch(cpu) if cpu else None
        except ValueError:
            return None
