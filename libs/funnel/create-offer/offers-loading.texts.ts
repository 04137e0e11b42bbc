export const offersLoadingTexts = {
  title: 'Teklifler geliyor',
  asking: 'Yanıtlarınız kaydediliyor, sigorta şirketlerine soruluyor.',
} as const;
