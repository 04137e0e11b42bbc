import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';

export const heroTexts = {
  submit: stepButtons.getOffers,
  withoutPlate: 'Plakam henüz çıkmadı',
  purpose: 'Bilgilerinizi yalnızca teklif almak için kullanırız.',
  notice: 'Aydınlatma metni',
  product: 'Neyi sigortalayalım?',
  known: (identity: string) => `${identity} ile devam`,
  proven: (phone: string) => `${phone} numarasını doğruladınız; yeniden kod istemeyiz.`,
  somebodyElse: 'Başkası için teklif alın',
  more: (count: number) => `${count} ürün daha`,
} as const;
