export const previewTexts = {
  over: 'Önizleme bağlantısı geçersiz ya da süresi doldu. Yeni bir bağlantı isteyin.',
} as const;
