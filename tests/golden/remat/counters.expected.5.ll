demoted %j of the loop %loop in @two
demoted %i of the loop %loop in @simple
