export const liveSaleTexts = {
  title: 'Aynı sigorta için başka bir satış var',
  policy: 'Poliçemi görün',
  payment: 'Süren ödememi görün',
  secondTitle: 'İkinci bir poliçe mi alıyorsunuz?',
  buySecond: 'Evet, ikinci poliçeyi de alıyorum',
  cancel: 'Vazgeç',
} as const;
