/** Words of a group of people, for examples and specs. */
export const exampleWords = {
  add: 'Kişi ekle',
  remove: (name: string) => `Çıkar: ${name}`,
  added: (name: string) => `${name} eklendi`,
  removed: (name: string) => `${name} çıkarıldı`,
  full: (most: number) => `En çok ${most} kişi eklenebilir`,
};
