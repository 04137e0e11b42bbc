export const failedPageTexts = {
  failedTitle: 'Sayfa şu anda açılamadı',
  nothingLost: 'Bilgileriniz ve teklifleriniz duruyor.',
  tryAgain: 'Tekrar dene',
} as const;
