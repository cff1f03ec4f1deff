; ModuleID = '<string>'
source_filename = "<string>"

define void @f(ptr %p) {
  fence syncscope("block") seq_cst
  fence syncscope("cluster") acquire
  fence syncscope("device") release
  fence acq_rel
  %1 = load atomic i32, ptr %p syncscope("system scope\0A") acquire, align 4
  ret void
}
