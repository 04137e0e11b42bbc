export const texts = { title: 'Dışarıdan bir ekip', add: 'Bir ekle', count: (count: number) => `Sayaç: ${count}` };
