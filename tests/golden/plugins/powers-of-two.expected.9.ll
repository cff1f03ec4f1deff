nvopt: unknown pass name 'powers-of-two'
