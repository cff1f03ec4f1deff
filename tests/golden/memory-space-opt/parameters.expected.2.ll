function(memory-space-opt<second-time;no-warnings>,memory-space-opt)
