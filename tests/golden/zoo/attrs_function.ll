; ModuleID = '<string>'
source_filename = "<string>"

; Function Attrs: alwaysinline
declare void @alwaysinline() #0

; Function Attrs: cold
declare void @cold() #1

; Function Attrs: convergent
declare void @convergent() #2

; Function Attrs: disable_sanitizer_instrumentation
declare void @disable_sanitizer_instrumentation() #3

; Function Attrs: fn_ret_thunk_extern
declare void @fn_ret_thunk_extern() #4

; Function Attrs: hot
declare void @hot() #5

; Function Attrs: hybrid_patchable
declare void @hybrid_patchable() #6

; Function Attrs: inlinehint
declare void @inlinehint() #7

; Function Attrs: minsize
declare void @minsize() #8

; Function Attrs: naked
declare void @naked() #9

; Function Attrs: nobuiltin
declare void @nobuiltin() #10

; Function Attrs: nocallback
declare void @nocallback() #11

; Function Attrs: nocf_check
declare void @nocf_check() #12

; Function Attrs: nocreateundeforpoison
declare void @nocreateundeforpoison() #13

; Function Attrs: nodivergencesource
declare void @nodivergencesource() #14

; Function Attrs: noduplicate
declare void @noduplicate() #15

; Function Attrs: nofree
declare void @nofree() #16

; Function Attrs: noimplicitfloat
declare void @noimplicitfloat() #17

; Function Attrs: noinline
declare void @noinline() #18

; Function Attrs: nomerge
declare void @nomerge() #19

; Function Attrs: nonlazybind
declare void @nonlazybind() #20

; Function Attrs: noprofile
declare void @noprofile() #21

; Function Attrs: norecurse
declare void @norecurse() #22

; Function Attrs: noredzone
declare void @noredzone() #23

; Function Attrs: noreturn
declare void @noreturn() #24

; Function Attrs: nosanitize_bounds
declare void @nosanitize_bounds() #25

; Function Attrs: nosanitize_coverage
declare void @nosanitize_coverage() #26

; Function Attrs: nosync
declare void @nosync() #27

; Function Attrs: nounwind
declare void @nounwind() #28

; Function Attrs: null_pointer_is_valid
declare void @null_pointer_is_valid() #29

; Function Attrs: optdebug
declare void @optdebug() #30

; Function Attrs: optforfuzzing
declare void @optforfuzzing() #31

; Function Attrs: optsize
declare void @optsize() #32

; Function Attrs: presplitcoroutine
declare void @presplitcoroutine() #33

; Function Attrs: coro_only_destroy_when_complete
declare void @coro_only_destroy_when_complete() #34

; Function Attrs: coro_elide_safe
declare void @coro_elide_safe() #35

; Function Attrs: returns_twice
declare void @returns_twice() #36

; Function Attrs: safestack
declare void @safestack() #37

; Function Attrs: sanitize_address
declare void @sanitize_address() #38

; Function Attrs: sanitize_thread
declare void @sanitize_thread() #39

; Function Attrs: sanitize_type
declare void @sanitize_type() #40

; Function Attrs: sanitize_memory
declare void @sanitize_memory() #41

; Function Attrs: sanitize_hwaddress
declare void @sanitize_hwaddress() #42

; Function Attrs: sanitize_memtag
declare void @sanitize_memtag() #43

; Function Attrs: sanitize_numerical_stability
declare void @sanitize_numerical_stability() #44

; Function Attrs: sanitize_realtime
declare void @sanitize_realtime() #45

; Function Attrs: sanitize_realtime_blocking
declare void @sanitize_realtime_blocking() #46

; Function Attrs: sanitize_alloc_token
declare void @sanitize_alloc_token() #47

; Function Attrs: shadowcallstack
declare void @shadowcallstack() #48

; Function Attrs: skipprofile
declare void @skipprofile() #49

; Function Attrs: speculatable
declare void @speculatable() #50

; Function Attrs: speculative_load_hardening
declare void @speculative_load_hardening() #51

; Function Attrs: ssp
declare void @ssp() #52

; Function Attrs: sspreq
declare void @sspreq() #53

; Function Attrs: sspstrong
declare void @sspstrong() #54

; Function Attrs: strictfp
declare void @strictfp() #55

; Function Attrs: willreturn
declare void @willreturn() #56

; Function Attrs: mustprogress
declare void @mustprogress() #57

; Function Attrs: noinline optnone
declare void @optnone() #58

; Function Attrs: alignstack(8)
declare void @val0() #59

; Function Attrs: uwtable
declare void @val1() #60

; Function Attrs: uwtable(sync)
declare void @val2() #61

; Function Attrs: ssp uwtable
declare void @val3() #62

; Function Attrs: uwtable
declare void @val4() #60

; Function Attrs: vscale_range(1,16)
declare void @val5() #63

; Function Attrs: vscale_range(2,2)
declare void @val6() #64

; Function Attrs: vscale_range(4,0)
declare void @val7() #65

; Function Attrs: memory(none)
declare void @val8() #66

; Function Attrs: memory(read)
declare void @val9() #67

; Function Attrs: memory(write)
declare void @val10() #68

; Function Attrs: memory(readwrite)
declare void @val11() #69

; Function Attrs: memory(argmem: read)
declare void @val12() #70

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: write)
declare void @val13() #71

; Function Attrs: memory(read, argmem: none)
declare void @val14() #72

; Function Attrs: memory(write, inaccessiblemem: read, errnomem: none)
declare void @val15() #73

; Function Attrs: memory(errnomem: write)
declare void @val16() #74

; Function Attrs: memory(target_mem0: read, target_mem1: write)
declare void @val17() #75

; Function Attrs: memory(readwrite, argmem: none)
declare void @val18() #76

; Function Attrs: memory(inaccessiblemem: readwrite)
declare void @val19() #77

; Function Attrs: memory(argmem: write, errnomem: readwrite)
declare void @val20() #78

; Function Attrs: memory(read, target_mem0: readwrite)
declare void @val21() #79

; Function Attrs: allockind("alloc")
declare ptr @val22() #80

; Function Attrs: allockind("alloc,uninitialized,aligned")
declare ptr @val23(i32, i32 allocalign) #81

; Function Attrs: allockind("realloc,zeroed")
declare ptr @val24(ptr allocptr) #82

; Function Attrs: allockind("free")
declare void @val25(ptr allocptr) #83

; Function Attrs: allocsize(0)
declare ptr @as1(i64) #84

; Function Attrs: allocsize(1,0)
declare ptr @as2(i32, i64) #85

; Function Attrs: nounwind allockind("realloc") allocsize(0,1)
declare ptr @as3(i32, i64, ptr allocptr) #86

; Function Attrs: allockind("realloc,zeroed") allocsize(0,1)
declare ptr @as4(i32, i64, ptr allocptr) #87

declare void @prealloc(ptr preallocated(i32))

; Function Attrs: cold convergent coro_only_destroy_when_complete coro_elide_safe disable_sanitizer_instrumentation fn_ret_thunk_extern inlinehint mustprogress nocallback nocf_check nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing returns_twice safestack sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn memory(argmem: read) alignstack(32) uwtable vscale_range(1,2)
define void @all() #88 {
  unreachable
}

; Function Attrs: naked noinline optnone
define i32 @naked_f() #89 {
  call void asm sideeffect "ret", ""()
  unreachable
}

; Function Attrs: jumptable
define void @jt() unnamed_addr #90 {
  ret void
}

attributes #0 = { alwaysinline }
attributes #1 = { cold }
attributes #2 = { convergent }
attributes #3 = { disable_sanitizer_instrumentation }
attributes #4 = { fn_ret_thunk_extern }
attributes #5 = { hot }
attributes #6 = { hybrid_patchable }
attributes #7 = { inlinehint }
attributes #8 = { minsize }
attributes #9 = { naked }
attributes #10 = { nobuiltin }
attributes #11 = { nocallback }
attributes #12 = { nocf_check }
attributes #13 = { nocreateundeforpoison }
attributes #14 = { nodivergencesource }
attributes #15 = { noduplicate }
attributes #16 = { nofree }
attributes #17 = { noimplicitfloat }
attributes #18 = { noinline }
attributes #19 = { nomerge }
attributes #20 = { nonlazybind }
attributes #21 = { noprofile }
attributes #22 = { norecurse }
attributes #23 = { noredzone }
attributes #24 = { noreturn }
attributes #25 = { nosanitize_bounds }
attributes #26 = { nosanitize_coverage }
attributes #27 = { nosync }
attributes #28 = { nounwind }
attributes #29 = { null_pointer_is_valid }
attributes #30 = { optdebug }
attributes #31 = { optforfuzzing }
attributes #32 = { optsize }
attributes #33 = { presplitcoroutine }
attributes #34 = { coro_only_destroy_when_complete }
attributes #35 = { coro_elide_safe }
attributes #36 = { returns_twice }
attributes #37 = { safestack }
attributes #38 = { sanitize_address }
attributes #39 = { sanitize_thread }
attributes #40 = { sanitize_type }
attributes #41 = { sanitize_memory }
attributes #42 = { sanitize_hwaddress }
attributes #43 = { sanitize_memtag }
attributes #44 = { sanitize_numerical_stability }
attributes #45 = { sanitize_realtime }
attributes #46 = { sanitize_realtime_blocking }
attributes #47 = { sanitize_alloc_token }
attributes #48 = { shadowcallstack }
attributes #49 = { skipprofile }
attributes #50 = { speculatable }
attributes #51 = { speculative_load_hardening }
attributes #52 = { ssp }
attributes #53 = { sspreq }
attributes #54 = { sspstrong }
attributes #55 = { strictfp }
attributes #56 = { willreturn }
attributes #57 = { mustprogress }
attributes #58 = { noinline optnone }
attributes #59 = { alignstack=8 }
attributes #60 = { uwtable }
attributes #61 = { uwtable(sync) }
attributes #62 = { ssp uwtable }
attributes #63 = { vscale_range(1,16) }
attributes #64 = { vscale_range(2,2) }
attributes #65 = { vscale_range(4,0) }
attributes #66 = { memory(none) }
attributes #67 = { memory(read) }
attributes #68 = { memory(write) }
attributes #69 = { memory(readwrite) }
attributes #70 = { memory(argmem: read) }
attributes #71 = { memory(argmem: readwrite, inaccessiblemem: write) }
attributes #72 = { memory(read, argmem: none) }
attributes #73 = { memory(write, inaccessiblemem: read, errnomem: none) }
attributes #74 = { memory(errnomem: write) }
attributes #75 = { memory(target_mem0: read, target_mem1: write) }
attributes #76 = { memory(readwrite, argmem: none) }
attributes #77 = { memory(inaccessiblemem: readwrite) }
attributes #78 = { memory(argmem: write, errnomem: readwrite) }
attributes #79 = { memory(read, target_mem0: readwrite) }
attributes #80 = { allockind("alloc") }
attributes #81 = { allockind("alloc,uninitialized,aligned") "alloc-family"="malloc" }
attributes #82 = { allockind("realloc,zeroed") }
attributes #83 = { allockind("free") }
attributes #84 = { allocsize(0) }
attributes #85 = { allocsize(1,0) }
attributes #86 = { nounwind allockind("realloc") allocsize(0,1) "alloc-variant-zeroed"="as4" }
attributes #87 = { allockind("realloc,zeroed") allocsize(0,1) }
attributes #88 = { cold convergent coro_only_destroy_when_complete coro_elide_safe disable_sanitizer_instrumentation fn_ret_thunk_extern inlinehint mustprogress nocallback nocf_check nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing returns_twice safestack sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn memory(argmem: read) alignstack=32 uwtable vscale_range(1,2) }
attributes #89 = { naked noinline optnone }
attributes #90 = { jumptable }
