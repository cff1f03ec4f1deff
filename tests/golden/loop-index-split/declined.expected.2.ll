remark: <unknown>:0:0: in function split: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function no_size_left: LoopIndexSplit: not split: 9 instructions, 8 may be copied
remark: <unknown>:0:0: in function threads_differ: LoopIndexSplit: not split: threads may have other bounds
remark: <unknown>:0:0: in function threads_meet: LoopIndexSplit: not split: 9 instructions, 8 may be copied
remark: <unknown>:0:0: in function down: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: not split: 11 instructions, 8 may be copied
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: not split: 11 instructions, 8 may be copied
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: not split: 11 instructions, 8 may be copied
