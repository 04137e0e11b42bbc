export const modalTexts = { close: 'Kapat' } as const;
