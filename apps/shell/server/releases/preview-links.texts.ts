export const previewTexts = {
  over: 'Önizleme bağlantısının süresi doldu. Yeni bir bağlantı isteyin.',
} as const;
