import { takeBackDays, toCardWithin } from '@emsal/api/outcomes/refund-times';

export const couponTexts = {
  open: 'İndirim kodum var',
  code: 'İndirim kodu',
  codeEmpty: 'İndirim kodunu yazın',
  apply: 'Kodu uygula',
  remove: 'Kodu kaldır',
  available: 'Kullanabileceğiniz kodlar',
  use: (title: string, discount: string) => `${title}: ${discount}`,
  applied: (code: string, discount: string) =>
    `${code} uygulandı: ${discount}, ödediğiniz karta ${toCardWithin} iade edilir. Poliçe ${takeBackDays} gün içinde iptal edilirse geri alınır.`,
  combineTitle: 'Kod, kampanyayla birlikte kullanılsın mı?',
  combine: 'Birlikte kullan',
  keepCampaign: 'Yalnızca kampanya kalsın',
} as const;
