; ModuleID = 'block-addresses.ll'
source_filename = "block-addresses.ll"

@address = global ptr blockaddress(@f, %1)

define void @f() {
  br label %1

1:                                                ; preds = %0
  ret void
}

define void @other() {
  store ptr blockaddress(@late, %x), ptr @address, align 8
  ret void
}

define void @late() {
  br label %x

x:                                                ; preds = %0
  ret void
}
