sank %w from %entry to %then in @three
sank %v from %entry to %then in @three
