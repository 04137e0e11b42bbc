export const engineNumberMessages = {
  invalid: 'Motor numarasında Türkçe harf ve özel işaret bulunmaz, ruhsattaki gibi girin',
} as const;
