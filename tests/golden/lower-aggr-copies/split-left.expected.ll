; ModuleID = 'split-left.ll'
source_filename = "split-left.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @scalable(ptr %p) {
  %v = load { <vscale x 2 x i32>, <vscale x 2 x i32> }, ptr %p, align 8
  store { <vscale x 2 x i32>, <vscale x 2 x i32> } %v, ptr %p, align 8
  ret void
}

declare { i32, i32 } @thrower()

declare i32 @personality(...)

define void @invoked(ptr %p) personality ptr @personality {
entry:
  %r = invoke { i32, i32 } @thrower()
          to label %done unwind label %pad

pad:                                              ; preds = %entry
  %lp = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %lp

done:                                             ; preds = %entry
  store { i32, i32 } %r, ptr %p, align 4
  ret void
}

declare { { i32, i32 }, i32 } @nested_thrower()

define void @taken_apart_in_aggregates(ptr %p) personality ptr @personality {
entry:
  %r = invoke { { i32, i32 }, i32 } @nested_thrower()
          to label %done unwind label %pad

pad:                                              ; preds = %entry
  %lp = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %lp

done:                                             ; preds = %entry
  %inner = extractvalue { { i32, i32 }, i32 } %r, 0
  store { i32, i32 } %inner, ptr %p, align 4
  ret void
}
