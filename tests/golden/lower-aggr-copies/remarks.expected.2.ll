warning: lower-aggr-copies<lower-aggr-func-args>: aggregate arguments are not lowered yet, they stay as they are
remark: <unknown>:0:0: argument %s is an aggregate; lower-aggr-func-args does not lower it yet
