; RUN: nvopt -passes=mirror-roundtrip %s 2>&1

; Reading @late settles which block @other speaks of. That is no edit, and %1 keeps its number.
@address = global ptr blockaddress(@f, %1)

define void @f() {
  br label %1

1:
  ret void
}

define void @other() {
  store ptr blockaddress(@late, %x), ptr @address
  ret void
}

define void @late() {
  br label %x

x:
  ret void
}
