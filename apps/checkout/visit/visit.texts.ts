export const visitTexts = {
  failedTitle: 'Sayfa şu anda açılamadı',
  nothingLost: 'Bilgileriniz ve teklifleriniz duruyor.',
  apply: 'Danışmana ilet',
  applyFor: (firm: string) => `${firm} teklifini danışmana ilet`,
  tryAgain: 'Tekrar dene',
} as const;
