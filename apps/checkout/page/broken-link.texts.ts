export const brokenLinkTexts = {
  title: 'Bu bağlantı açılamadı',
  home: 'Ana sayfaya dön',
} as const;
