remark: <unknown>:0:0: in function scalable: store not split: { <vscale x 2 x i32>, <vscale x 2 x i32> } has no fixed layout
remark: <unknown>:0:0: in function scalable: load not split: { <vscale x 2 x i32>, <vscale x 2 x i32> } has no fixed layout
remark: <unknown>:0:0: in function invoked: invoke not split: values of its kind have no place where their leaves could be taken
remark: <unknown>:0:0: in function taken_apart_in_aggregates: invoke not split: values of its kind have no place where their leaves could be taken
