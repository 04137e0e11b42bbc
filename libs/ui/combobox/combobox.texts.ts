const none = 'Eşleşen seçenek yok';
const loading = 'Liste yükleniyor…';

export const comboboxTexts = {
  none,
  loading,
  more: (count: number, shown: number) => `${count - shown} seçenek daha var; daraltmak için yazmayı sürdürün`,
  count: (count: number, shown: number) => {
    if (count === 0) return none;
    return count > shown ? `${count} seçenekten ilk ${shown} tanesi` : `${count} seçenek`;
  },
} as const;
