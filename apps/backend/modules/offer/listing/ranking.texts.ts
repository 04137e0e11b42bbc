export const rankingTexts = { awaited: 'Yanıtı bekleniyor.' } as const;
