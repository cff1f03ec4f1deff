nvopt: kernels.ll:6:1: error: an alias must be of a defined function that is no kernel
@also_called = alias void (), ptr @called
^
kernels.ll:8:1: error: a kernel must return void
define ptx_kernel i32 @returns() {
^
kernels.ll:12:1: error: a kernel must return void
declare ptx_kernel i32 @returns_elsewhere()
^
kernels.ll:24:3: error: a kernel cannot be called
  call ptx_kernel void @called()
  ^
  in function @calls, block %entry
kernels.ll:25:3: error: a kernel cannot be called
  call void @called()
  ^
  in function @calls, block %entry
kernels.ll:26:3: error: a kernel cannot be called
  call void @annotated()
  ^
  in function @calls, block %entry
kernels.ll:27:3: error: a kernel cannot be called
  call ptx_kernel void %somewhere()
  ^
  in function @calls, block %entry
kernels.ll:28:3: error: a kernel cannot be called
  call void @also_called()
  ^
  in function @calls, block %entry
kernels.ll:33:3: error: a kernel cannot be called
  call ptx_kernel void @calls_itself()
  ^
  in function @calls_itself, block %0
kernels.ll:37:1: error: "nvvm.maxntid"="0" must be one to three positive integers
define ptx_kernel void @bounds() "nvvm.maxntid"="0" "nvvm.minctasm"="0" "nvvm.maxnreg"="many" "nvvm.maxclusterrank"="-1" {
^
kernels.ll:37:1: error: "nvvm.minctasm"="0" must be a positive integer
define ptx_kernel void @bounds() "nvvm.maxntid"="0" "nvvm.minctasm"="0" "nvvm.maxnreg"="many" "nvvm.maxclusterrank"="-1" {
^
kernels.ll:37:1: error: "nvvm.maxnreg"="many" must be a positive integer
define ptx_kernel void @bounds() "nvvm.maxntid"="0" "nvvm.minctasm"="0" "nvvm.maxnreg"="many" "nvvm.maxclusterrank"="-1" {
^
kernels.ll:37:1: error: "nvvm.maxclusterrank"="-1" must be a positive integer
define ptx_kernel void @bounds() "nvvm.maxntid"="0" "nvvm.minctasm"="0" "nvvm.maxnreg"="many" "nvvm.maxclusterrank"="-1" {
^
kernels.ll:41:1: error: "nvvm.maxntid"="1,2,3,4" must be one to three positive integers
define ptx_kernel void @dimensions() "nvvm.maxntid"="1,2,3,4" "nvvm.cluster_dim"="2,x" {
^
kernels.ll:41:1: error: "nvvm.cluster_dim"="2,x" must be one to three positive integers
define ptx_kernel void @dimensions() "nvvm.maxntid"="1,2,3,4" "nvvm.cluster_dim"="2,x" {
^
kernels.ll:45:1: error: "nvvm.reqntid"="64,32" asks for 2048 threads, a block has at most 1024
define ptx_kernel void @too_many() "nvvm.reqntid"="64,32" {
^
kernels.ll:49:1: error: a kernel cannot have both nvvm.maxntid and nvvm.reqntid
define ptx_kernel void @both() "nvvm.maxntid"="64" "nvvm.reqntid"="64" {
^
kernels.ll:53:1: error: nvvm.blocksareclusters needs nvvm.reqntid and nvvm.cluster_dim
define ptx_kernel void @clusters() "nvvm.blocksareclusters" "nvvm.reqntid"="64" {
^
