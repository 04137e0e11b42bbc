export const confirmedAnswersTexts = {
  all: 'Bütün bilgiler',
  change: 'Değiştir',
  changeNamed: (label: string) => `Değiştir: ${label}`,
  changeAll: 'Değiştir: bildiğimiz bilgiler',
} as const;
