; ModuleID = '<string>'
source_filename = "<string>"

@_ZTIi = external constant ptr
@_ZTIf = external constant ptr

declare i32 @__gxx_personality_v0(...)

declare i32 @may(i32)

declare void @va(ptr, ...)

define i32 @f(i32 %x, ptr %fp) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @may(i32 %x)
          to label %ok unwind label %lp

ok:                                               ; preds = %entry
  invoke void (ptr, ...) @va(ptr null, i32 1)
          to label %ok2 unwind label %lp2

ok2:                                              ; preds = %ok
  %f = invoke fastcc noundef float %fp(ptr nonnull %fp) #0 [ "deopt"(), "x"(i32 1) ]
          to label %ok3 unwind label %lp3, !prof !0

ok3:                                              ; preds = %ok2
  invoke void asm sideeffect unwind "call may", ""()
          to label %ok4 unwind label %lp4

ok4:                                              ; preds = %ok3
  invoke void %fp()
          to label %done unwind label %lp5

done:                                             ; preds = %ok4
  ret i32 %r

lp:                                               ; preds = %entry
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l

lp2:                                              ; preds = %ok
  %l2 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null
  %e = extractvalue { ptr, i32 } %l2, 0
  ret i32 1

lp3:                                              ; preds = %ok2
  %l3 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIf
          filter [1 x ptr] [ptr @_ZTIi]
  resume { ptr, i32 } %l3

lp4:                                              ; preds = %ok3
  %l4 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } { ptr null, i32 5 }

lp5:                                              ; preds = %ok4
  %l5 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIf]
          catch ptr @_ZTIf
  unreachable
}

attributes #0 = { cold }

!0 = !{!"branch_weights", i32 1, i32 99}
