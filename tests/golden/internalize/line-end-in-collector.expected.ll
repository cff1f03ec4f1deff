; ModuleID = 'line-end-in-collector.ll'
source_filename = "line-end-in-collector.ll"

define void @kernel() {
  call void @collected()
  ret void
}

define internal void @collected() gc "a
b" {
  call void @kernel()
  ret void
}
