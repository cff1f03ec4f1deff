remark: <unknown>:0:0: in function passed_on: argument %s is left as it is: this GPU reads it by a generic address, and not read in place: it is passed on by value
remark: <unknown>:0:0: in function chosen: argument %s is left as it is: this GPU reads it by a generic address, and not read in place: a select may choose another pointer
remark: <unknown>:0:0: in function written: argument %s is not read in place: it is written to
