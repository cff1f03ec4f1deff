sank %w from %entry to %then in @three
sank %v from %entry to %then in @three
remark: <unknown>:0:0: in function three: stopped after 2 moves: -sink-limit
