export const loadingBarTexts = { loading: 'Sayfa yükleniyor' } as const;
