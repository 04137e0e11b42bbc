export const cardCvvMessages = {
  empty: 'Güvenlik kodunu girin',
  threeDigits: 'Kartın arkasındaki 3 haneli kodu girin',
  fourDigits: 'Kartın ön yüzündeki 4 haneli kodu girin',
} as const;
