; ModuleID = 'landing_pad.ll'
source_filename = "landing_pad.ll"

declare void @may_throw(i32)

declare i32 @personality(...)

define void @three_times() personality ptr @personality {
entry:
  invoke void @may_throw(i32 0)
          to label %latch unwind label %caught

latch:                                            ; preds = %entry
  invoke void @may_throw(i32 1)
          to label %latch.1 unwind label %caught

latch.1:                                          ; preds = %latch
  invoke void @may_throw(i32 2)
          to label %latch.2 unwind label %caught

latch.2:                                          ; preds = %latch.1
  br label %out.loopexit

caught:                                           ; preds = %latch.1, %latch, %entry
  %unused = landingpad { ptr, i32 }
          cleanup
  br label %out

out.loopexit:                                     ; preds = %latch.2
  br label %out

out:                                              ; preds = %out.loopexit, %caught
  ret void
}
