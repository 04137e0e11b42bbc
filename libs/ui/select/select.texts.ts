export const selectTexts = { choose: 'Seçin', loading: 'Yükleniyor…' } as const;
