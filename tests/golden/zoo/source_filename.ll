; ModuleID = '<string>'
source_filename = "dir with space/\22quoted\22\\back\0Aslash \C3\BC.cu"

define void @f() {
  ret void
}
