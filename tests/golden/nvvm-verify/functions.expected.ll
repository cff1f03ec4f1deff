nvopt: functions.ll:6:1: error: a function with variable arguments cannot be defined
define i32 @variadic(i32 %first, ...) {
^
functions.ll:10:1: error: a function cannot have a section
define void @section() section "text" {
^
functions.ll:14:1: error: a function cannot have a garbage collector
define void @collected() gc "shadow-stack" {
^
functions.ll:18:1: error: a function cannot have prefix data
define void @prefix() prefix i32 1 {
^
functions.ll:22:1: error: a function cannot have prologue data
define void @prologue() prologue i8 1 {
^
functions.ll:26:1: error: a function cannot have a personality routine
define void @personality() personality ptr @routine {
^
functions.ll:30:1: error: a function must be in address space 0
define void @elsewhere() addrspace(1) {
^
functions.ll:34:1: error: a parameter aligned to 256 bytes: the most is 128
define void @aligned(ptr byval(i32) align 256 %p) {
^
functions.ll:38:1: error: a parameter aligned to 256 bytes: the most is 128
define alignstack(256) [4 x i32] @result() {
^
functions.ll:43:3: error: a parameter aligned to 512 bytes: the most is 128
  call void %function(ptr byval(i32) align 512 %p)
  ^
  in function @passes, block %0
