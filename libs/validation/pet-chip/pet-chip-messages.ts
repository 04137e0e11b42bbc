export const petChipMessages = {
  empty: 'Mikroçip numarasını girin',
  invalid: 'Mikroçip numarası 15 rakamdır, kimlik kartından kontrol edin',
} as const;
