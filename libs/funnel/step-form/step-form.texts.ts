export const stepFormTexts = {
  retry: 'Tekrar dene',
  call: (phone: string) => `Bizi arayın: ${phone}`,
} as const;
