*** IR Dump After PowersOfTwoPass on mixed ***
@@ @@
 define i64 @mixed(i64 %a) {
-  %two = mul nsw i64 %a, 2
-  %three = mul i64 %two, 3
+  %1 = shl i64 %a, 1
+  %three = mul i64 %1, 3
   %top = mul i64 %three, -9223372036854775808
   ret i64 %top
 }

remark: <unknown>:0:0: in function mixed: shifted by 1
