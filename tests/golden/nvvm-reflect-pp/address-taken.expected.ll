; ModuleID = 'address-taken.ll'
source_filename = "address-taken.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = global [2 x ptr] [ptr blockaddress(@waits, %kept), ptr blockaddress(@itself, %kept)]

define i32 @waits(i32 %x) {
entry:
  ret i32 %x

kept:                                             ; No predecessors!
  br i1 poison, label %a, label %b

a:                                                ; preds = %kept
  ret i32 1

b:                                                ; preds = %kept
  ret i32 2
}

define i32 @itself(i32 %x) {
entry:
  br label %out

kept:                                             ; preds = %kept
  %c = icmp eq i32 poison, %x
  br i1 %c, label %kept, label %out

out:                                              ; preds = %kept, %entry
  ret i32 %x
}

define i32 @in_metadata(i32 %x) {
entry:
  br label %out

dead:                                             ; No predecessors!
  br label %out

out:                                              ; preds = %dead, %entry
  ret i32 %x
}

!names = !{!0}

!0 = !{ptr blockaddress(@in_metadata, %dead)}
