/** What was typed stays in this tab until the session opens: back, forward and reload show it again. */
export const typedKey = 'account-sign-in';
