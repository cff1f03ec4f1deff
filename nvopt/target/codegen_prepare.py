"""Who has done what LLVM's CodeGenPrepare does, as `gpu-codegen-prepare` tells code generation: by an attribute.

attributes #0 = { "nvopt-codegen-prepare" }       it is done, LLVM's is left out
"""

ATTRIBUTE = "nvopt-codegen-prepare"
