export const dialogTexts = { close: 'Kapat' } as const;
