export const offersLoadingTexts = {
  title: 'Teklifler geliyor',
  asking: 'Yanıtlarınız kaydediliyor, sigorta şirketlerine soruluyor.',
} as const;

/** Of a line that advisers prepare. */
export const applicationLoadingTexts = {
  title: 'Başvurunuz gönderiliyor',
  asking: 'Yanıtlarınız kaydediliyor, danışmanımıza iletiliyor.',
} as const;
