; What can't run is not worth splitting, and values there may go in circles.
; RUN: nvopt -passes=lower-aggr-copies %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define { i32, i32 } @f(ptr %p) {
entry:
  %v = load { i32, i32 }, ptr %p, align 4
  br label %done

nowhere:
  %w = insertvalue { i32, i32 } %u, i32 1, 0
  %u = insertvalue { i32, i32 } %w, i32 2, 1
  %l = load { i32, i32 }, ptr %p, align 4
  store { i32, i32 } %u, ptr %p, align 4
  %x = extractvalue { i32, i32 } %v, 0
  br label %done

done:
  %r = phi { i32, i32 } [ %v, %entry ], [ %u, %nowhere ]
  ret { i32, i32 } %r
}
