export const passportNumberMessages = {
  empty: 'Pasaport numarasını girin',
  invalid: 'Pasaport numarasını 6–9 harf ve rakam olarak girin',
} as const;
