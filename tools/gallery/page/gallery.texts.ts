export const galleryTexts = {
  title: 'Bileşenler',
  all: 'Bütün bileşenler',
  colours: 'Renk rolleri',
  sizes: 'Yazı ölçüsü',
  specimen: 'Şeffaf kıyas, ığüşöç İĞ 18.783,45 ₺',
  header: 'Üst bölüm',
  missing: (name: string) => `${name} adında bir bileşen yok`,
} as const;
