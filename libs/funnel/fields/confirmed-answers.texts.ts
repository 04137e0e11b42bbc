export const confirmedAnswersTexts = {
  change: 'Değiştir',
  changeNamed: (label: string) => `Değiştir: ${label}`,
  changeAll: 'Değiştir: bildiğimiz bilgiler',
} as const;
