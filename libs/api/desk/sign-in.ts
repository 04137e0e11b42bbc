/** Addresses of the desk's sign-in, and why one fails. */
export const deskSignIn = { begin: '/giris', return: '/giris/donus' } as const;

export const signInFailures = {
  away: 'Giriş hizmeti yanıt vermiyor. Biraz sonra yeniden deneyin.',
  notProven: 'Giriş tamamlanmadı. Yeniden deneyin.',
  unknown: 'Bu hesap çalışan listesinde yok. Yöneticinizden sizi eklemesini isteyin.',
} as const;
export type SignInFailure = keyof typeof signInFailures;
