export const listFieldTexts = {
  /** `3 aksesuar, toplam 12.500 ₺` */
  summary: (count: string, sum: string) => `${count}, toplam ${sum}`,
  total: 'Toplam',
  saveNow: 'Kaydet',
  closeAnyway: 'Kaydetmeden kapat',
  empty: 'Liste şu anda gelmiyor. Bu soruyu işaretlemeden devam edebilirsiniz.',
} as const;
