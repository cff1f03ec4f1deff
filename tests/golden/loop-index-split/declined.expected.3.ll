remark: <unknown>:0:0: in function split: LoopIndexSplit: not split: 8 instructions, 7 may be copied
remark: <unknown>:0:0: in function no_size_left: LoopIndexSplit: not split: 9 instructions, 7 may be copied
remark: <unknown>:0:0: in function threads_differ: LoopIndexSplit: not split: 8 instructions, 7 may be copied
remark: <unknown>:0:0: in function threads_meet: LoopIndexSplit: not split: 9 instructions, 7 may be copied
remark: <unknown>:0:0: in function down: LoopIndexSplit: not split: 8 instructions, 7 may be copied
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: not split: 11 instructions, 7 may be copied
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: not split: 11 instructions, 7 may be copied
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: not split: 11 instructions, 7 may be copied
