define void @f(target("spirv.Type", i32) %x) {
  ret void
}
