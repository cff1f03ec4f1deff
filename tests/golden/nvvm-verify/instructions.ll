; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Instructions that neither NVVM IR nor PTX has.

target triple = "nvptx64-nvidia-cuda"

define void @exceptions() personality ptr @routine {
entry:
  invoke void @may_throw()
          to label %done unwind label %pad

done:
  ret void

pad:
  %caught = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %caught
}

define void @funclets() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw()
          to label %done unwind label %dispatch

done:
  ret void

dispatch:
  %switch = catchswitch within none [label %handler] unwind label %cleanup

handler:
  %catch = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %catch to label %done

cleanup:
  %clean = cleanuppad within none []
  cleanupret from %clean unwind to caller
}

define void @jumps(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b]

a:
  callbr void asm sideeffect "", "!i"()
          to label %b [label %c]

b:
  ret void

c:
  store ptr blockaddress(@jumps, %b), ptr %p, align 8
  ret void
}

define i32 @argument(ptr %list) {
  %next = va_arg ptr %list, i32
  ret i32 %next
}

define void @assembly() {
  call void asm sideeffect inteldialect "nop", ""()
  ret void
}

declare void @may_throw()

declare i32 @routine(...)

declare i32 @__CxxFrameHandler3(...)
