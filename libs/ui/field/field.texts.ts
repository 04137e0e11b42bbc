export const fieldTexts = { optional: '(isteğe bağlı)' } as const;
