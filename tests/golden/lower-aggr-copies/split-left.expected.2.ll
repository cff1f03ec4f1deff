remark: <unknown>:0:0: store not split: { <vscale x 2 x i32>, <vscale x 2 x i32> } has no fixed layout
remark: <unknown>:0:0: load not split: { <vscale x 2 x i32>, <vscale x 2 x i32> } has no fixed layout
remark: <unknown>:0:0: invoke not split: values of its kind have no place where their leaves could be taken
