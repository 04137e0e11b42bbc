export const notarySaleTexts = {
  title: 'Noter satışı',
  intro: 'Aracı hangi noterde, hangi gün satın alıyorsunuz?',
  city: 'Noterin ili',
  cityEmpty: 'Noterin bulunduğu ili seçin',
  notary: 'Noterin adı',
  notaryHint: 'Örneğin Kadıköy 5. Noterliği',
  notaryEmpty: 'Noterin adını yazın',
  saleDate: 'Satış tarihi',
  saleDateHint: 'Noterde satışın yapıldığı ya da yapılacağı gün.',
  saleDateGenitive: 'Satış tarihinin',
  saleNo: 'Yevmiye numarası',
  saleNoHint: 'Satış yapıldıysa satış sözleşmesinin üstünde yazar.',
} as const;
