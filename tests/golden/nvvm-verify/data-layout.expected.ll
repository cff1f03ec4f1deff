nvopt: data-layout.ll:4:1: error: the data layout is big-endian, NVPTX is little-endian
target datalayout = "E-p:32:32"
^
data-layout.ll:4:1: error: the data layout has pointers of 32 bits, nvptx64 has 64
target datalayout = "E-p:32:32"
^
