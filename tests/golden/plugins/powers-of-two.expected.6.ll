nvopt: unknown pass name 'powers-of-tow'; did you mean 'powers-of-two'?
