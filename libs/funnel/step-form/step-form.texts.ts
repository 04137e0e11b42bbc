export const stepFormTexts = {
  lookingUp: 'Bilgileriniz getiriliyor',
  retry: 'Tekrar dene',
  call: (phone: string) => `Bizi arayın: ${phone}`,
} as const;
