sank %w from %entry to %else in @blocks
sank %v from %entry to %then in @blocks
sank %u from %entry to %texture in @blocks
sank %u from %entry to %entry in @within
sank %s from %entry to %entry in @within
sank %u from %entry to %then in @no_textures
