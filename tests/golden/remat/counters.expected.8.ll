Skip rematerialization on bounded
demoted %i of the loop %loop in @down
demoted %i of the loop %loop in @two
demoted %j of the loop %loop in @two
demoted %i of the loop %loop in @simple
demoted %j of the loop %second in @pays
Skip rematerialization on at_margin
