export const heroTexts = {
  submit: 'Teklifleri getir',
  withoutPlate: 'Plakam henüz çıkmadı',
  purpose: 'Bilgilerinizi yalnızca teklif almak için kullanırız.',
  notice: 'Aydınlatma metni',
  product: 'Neyi sigortalayalım?',
  more: (count: number) => `${count} ürün daha`,
} as const;
