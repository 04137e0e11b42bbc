export const notarySaleTexts = {
  title: 'Noter satışı',
  lead: 'Poliçe, aracın size noterde satılacağı gün için düzenlenir.',
  city: 'Noterin ili',
  cityEmpty: 'Noterin bulunduğu ili seçin',
  notary: 'Noterin adı',
  notaryHint: 'Örneğin Kadıköy 5. Noterliği',
  notaryEmpty: 'Noterin adını yazın',
  saleDate: 'Satış tarihi',
  saleDateHint: 'Satış günü, örneğin 24 11 2026',
  of: 'Satış tarihinin',
  saleNo: 'Yevmiye numarası',
  saleNoHint: 'Satış yapıldıysa satış sözleşmesinin üstünde yazar.',
} as const;
