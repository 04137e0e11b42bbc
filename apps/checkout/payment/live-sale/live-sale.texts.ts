export const liveSaleTexts = {
  title: 'Aynı sigorta için başka bir satış var',
  policy: 'Poliçemi gör',
  payment: 'Süren ödememi gör',
  secondTitle: 'İkinci bir poliçe mi alıyorsunuz?',
  buySecond: 'Evet, ikinci poliçeyi de alıyorum',
  cancel: 'Vazgeç',
} as const;
