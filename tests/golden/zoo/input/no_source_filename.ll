source_filename = ""
@x = global i32 0
