demoted %i of the loop %loop in @bounded
demoted %i of the loop %loop in @two
demoted %i of the loop %loop in @simple
demoted %j of the loop %second in @pays
demoted %i of the loop %loop in @at_margin
