export const homeLinkTexts = { home: 'Ana sayfaya dön' } as const;
