nvopt: limits.ll:8:1: error: the variables in constant memory take 80000 bytes up to here, it has 65536
@second = internal addrspace(4) constant [40000 x i8] zeroinitializer
^
limits.ll:25:1: error: the kernel uses 49156 bytes of static shared memory, the most is 49152
define ptx_kernel void @overflows(i64 %i) {
^
limits.ll:32:1: error: the parameters of a kernel take 32766 bytes, they can take 32764
define ptx_kernel void @parameters([32763 x i8] %bytes, i16 %one_more) {
^
