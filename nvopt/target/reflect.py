"""The functions by which device code asks about its own compilation; libdevice User's Guide, LLVM's NVPTX usage page."""

import re

QUERY_FUNCTION = re.compile(r"__nvvm_reflect(?:_ocl)?|llvm\.nvvm\.reflect(?:\.p\d+\w*)?")
