export const engineNumberMessages = {
  invalid: 'Motor numarasını Türkçe harf ve özel işaret olmadan girin',
} as const;
