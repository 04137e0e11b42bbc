export const offersComingTexts = {
  title: 'Teklifler geliyor',
  asking: 'Yanıtlarınız kaydediliyor, sigorta şirketlerine soruluyor.',
} as const;
