export const signOutPath = '/cikis';
