remark: <unknown>:0:0: in function near_and_far: LoopIndexSplit: performed processSplitRangeLoop
remark: <unknown>:0:0: in function but_one: LoopIndexSplit: performed processAllButOneIterationLoop
