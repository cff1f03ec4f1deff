nvopt: instructions.ll:6:1: error: a function cannot have a personality routine
define void @exceptions() personality ptr @routine {
^
instructions.ll:8:3: error: invoke is not supported
  invoke void @may_throw()
  ^
  in function @exceptions, block %entry
instructions.ll:15:3: error: landingpad is not supported
  %caught = landingpad { ptr, i32 }
  ^
  in function @exceptions, block %pad
instructions.ll:17:3: error: resume is not supported
  resume { ptr, i32 } %caught
  ^
  in function @exceptions, block %pad
instructions.ll:20:1: error: a function cannot have a personality routine
define void @funclets() personality ptr @__CxxFrameHandler3 {
^
instructions.ll:22:3: error: invoke is not supported
  invoke void @may_throw()
  ^
  in function @funclets, block %entry
instructions.ll:29:3: error: catchswitch is not supported
  %switch = catchswitch within none [label %handler] unwind label %cleanup
  ^
  in function @funclets, block %dispatch
instructions.ll:32:3: error: catchpad is not supported
  %catch = catchpad within %switch [ptr null, i32 64, ptr null]
  ^
  in function @funclets, block %handler
instructions.ll:33:3: error: catchret is not supported
  catchret from %catch to label %done
  ^
  in function @funclets, block %handler
instructions.ll:36:3: error: cleanuppad is not supported
  %clean = cleanuppad within none []
  ^
  in function @funclets, block %cleanup
instructions.ll:37:3: error: cleanupret is not supported
  cleanupret from %clean unwind to caller
  ^
  in function @funclets, block %cleanup
instructions.ll:42:3: error: indirectbr is not supported
  indirectbr ptr %p, [label %a, label %b]
  ^
  in function @jumps, block %entry
instructions.ll:45:3: error: callbr is not supported
  callbr void asm sideeffect "", "!i"()
  ^
  in function @jumps, block %a
instructions.ll:52:3: error: blockaddress is not supported
  store ptr blockaddress(@jumps, %b), ptr %p, align 8
  ^
  in function @jumps, block %c
instructions.ll:57:3: error: va_arg is not supported
  %next = va_arg ptr %list, i32
  ^
  in function @argument, block %0
instructions.ll:62:3: error: Intel assembly is not supported
  call void asm sideeffect inteldialect "nop", ""()
  ^
  in function @assembly, block %0
