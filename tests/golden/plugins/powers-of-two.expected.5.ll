nvopt: invalid PowersOfTwo pass parameter 'lest=3'; did you mean 'least=N'?
