export const logoTexts = { home: 'ana sayfa' } as const;
