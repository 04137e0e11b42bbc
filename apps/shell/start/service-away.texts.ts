export const serviceAwayTexts = {
  waiting: 'Sistemimiz kısa süredir yanıt vermiyor. Yeniden deniyoruz; yazdıklarınız duruyor.',
} as const;
