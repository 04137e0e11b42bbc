export const reviewMessages = {
  starsMissing: '1 ile 5 arasında bir puan seçin',
  textMissing: 'Deneyiminizi yazın',
  textShort: 'En az 20 karakter yazın',
  textLong: 'En fazla 1.000 karakter yazın',
  textPersonal: 'Telefon, kimlik numarası ve e-posta adresi yayımlanmaz, metinden silin',
} as const;
