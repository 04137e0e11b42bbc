export const houseTexts = {
  picture: (sums: readonly string[]) => `Evin kesiti. Bedeller: ${sums.join(', ')}`,
  total: 'Toplam güvence',
} as const;
