; ModuleID = '<string>'
source_filename = "<string>"
