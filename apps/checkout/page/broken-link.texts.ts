export const brokenLinkTexts = {
  title: 'Bu bağlantı açılamadı',
} as const;
