nvopt: annotations.ll:16:1: error: an annotation must have pairs of a name and an integer
!3 = !{ptr @f, !"mine", !"many"}
^
