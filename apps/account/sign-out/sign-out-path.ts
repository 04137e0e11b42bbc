/** The query that leads from there to another sign-in. */
export const signInAgain = { name: 'sonra', value: 'giris' } as const;
export const signInAgainPath = `/uyelik/cikis?${signInAgain.name}=${signInAgain.value}`;
