remark: <unknown>:0:0: in function split: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function no_size_left: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function threads_differ: LoopIndexSplit: not split: threads may have other bounds
remark: <unknown>:0:0: in function threads_meet: LoopIndexSplit: not split: threads may meet inside
remark: <unknown>:0:0: in function down: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function twice_at_most: LoopIndexSplit: performed processSplitRangeLoop
