export const welcomeTexts = {
  camera: 'Kamerayla okut',
  photo: 'Fotoğraftan okut',
  scanHint: 'Ruhsatın karekodunu okutun; kimlik, plaka ve belge numarası birden dolar.',
  byHandHint: 'Elle girmek isterseniz devam edin.',
} as const;
