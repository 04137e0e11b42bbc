export const cardNumberMessages = {
  empty: 'Kart numarasını girin',
  notNumeric: 'Kart numarasını yalnızca rakamla girin',
  length: 'Kart numarasında eksik ya da fazla rakam var',
  invalid: 'Kart numarası geçersiz, kontrol edip yeniden deneyin',
} as const;
