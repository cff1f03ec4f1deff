function(powers-of-two<least=3>,sroa<preserve-cfg>)
