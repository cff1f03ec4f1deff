sank %w from %entry to %then in @three
sank %v from %entry to %then in @three
sank %u from %entry to %then in @three
remark: <unknown>:0:0: in function three: stopped after 3 moves: -sink-limit
