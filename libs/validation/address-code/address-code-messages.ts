export const addressCodeMessages = {
  empty: 'Adres kodunu girin',
  invalid: 'Adres kodu 10 rakamdır ve 0 ile başlamaz, kontrol edin',
} as const;
