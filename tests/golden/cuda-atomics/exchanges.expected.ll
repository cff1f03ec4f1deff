remark: <unknown>:0:0: in function _ZL9atomicCASPiii: atomicCAS is relaxed, and atomic for its device: no fence is needed
remark: <unknown>:0:0: in function _ZL9atomicCASPyyy: atomicCAS is relaxed, and atomic for its device: no fence is needed
remark: <unknown>:0:0: in function _ZL13__usAtomicCASPttt: atomicCAS is relaxed, and atomic for its device: no fence is needed
remark: <unknown>:0:0: in function _ZL12__iAtomicCASPiii: atomicCAS is relaxed, and atomic for its device: no fence is needed
remark: <unknown>:0:0: in function _ZL12__uAtomicCASPjjj: atomicCAS is relaxed, and atomic for its device: no fence is needed
remark: <unknown>:0:0: in function _ZL14__ullAtomicCASPyyy: atomicCAS is relaxed, and atomic for its device: no fence is needed
remark: <unknown>:0:0: in function _ZL9atomicCASPjjj.12: atomicCAS is relaxed, and atomic for its device: no fence is needed
; ModuleID = 'exchanges.ll'
source_filename = "exchanges.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @_ZL9atomicCASPiii(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v syncscope("device") monotonic monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define internal i64 @_ZL9atomicCASPyyy(ptr %p, i64 %c, i64 %v) {
  %pair = cmpxchg ptr %p, i64 %c, i64 %v syncscope("device") monotonic monotonic, align 8
  %old = extractvalue { i64, i1 } %pair, 0
  ret i64 %old
}

define internal i16 @_ZL13__usAtomicCASPttt(ptr %p, i16 %c, i16 %v) {
  %pair = cmpxchg ptr %p, i16 %c, i16 %v syncscope("device") monotonic monotonic, align 2
  %old = extractvalue { i16, i1 } %pair, 0
  ret i16 %old
}

define internal i32 @_ZL12__iAtomicCASPiii(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v syncscope("device") monotonic monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define internal i32 @_ZL12__uAtomicCASPjjj(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v syncscope("device") monotonic monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define internal i64 @_ZL14__ullAtomicCASPyyy(ptr %p, i64 %c, i64 %v) {
  %pair = cmpxchg ptr %p, i64 %c, i64 %v syncscope("device") monotonic monotonic, align 8
  %old = extractvalue { i64, i1 } %pair, 0
  ret i64 %old
}

define internal i32 @_ZL9atomicCASPjjj.12(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg volatile ptr %p, i32 %c, i32 %v syncscope("device") monotonic monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define internal i32 @_ZL9atomicCASPiii.1(ptr %p, i32 %c, i32 %v) {
  %first = cmpxchg ptr %p, i32 %c, i32 %v syncscope("block") seq_cst seq_cst, align 4
  %second = cmpxchg ptr %p, i32 %c, i32 %v seq_cst monotonic, align 4
  %third = cmpxchg ptr %p, i32 %c, i32 %v acq_rel acquire, align 4
  %fourth = atomicrmw xchg ptr %p, i32 %v seq_cst, align 4
  ret i32 %fourth
}

define internal i32 @_ZL11myAtomicCASPiii(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define internal i64 @_ZL9atomicCASPxxx(ptr %p, i64 %c, i64 %v) {
  %pair = cmpxchg ptr %p, i64 %c, i64 %v seq_cst seq_cst, align 8
  %old = extractvalue { i64, i1 } %pair, 0
  ret i64 %old
}

define internal i32 @_ZL9atomicCASPijj(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define internal i32 @_ZL16atomicCAS_systemPiii(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define i32 @_Z9atomicCASPiii(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

define i32 @atomicCAS(ptr %p, i32 %c, i32 %v) {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}
