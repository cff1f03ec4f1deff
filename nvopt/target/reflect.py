"""The functions by which device code asks about its own compilation; libdevice User's Guide, LLVM's NVPTX usage page."""

from nvopt.patterns import late

QUERY_FUNCTION = late(r"__nvvm_reflect(?:_ocl)?|llvm\.nvvm\.reflect(?:\.p\d+\w*)?")
