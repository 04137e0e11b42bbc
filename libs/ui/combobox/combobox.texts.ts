export const comboboxTexts = {
  none: 'Eşleşen seçenek yok',
  count: (count: number) => (count === 0 ? 'Eşleşen seçenek yok' : `${count} seçenek`),
} as const;
