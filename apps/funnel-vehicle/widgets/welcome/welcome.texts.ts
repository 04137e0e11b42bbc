export const welcomeTexts = {
  camera: 'Kamerayla okut',
  photo: 'Fotoğraftan okut',
  scanHint: 'Ruhsatın karekodunu okutun; kimlik, plaka ve belge numarası birden dolar.',
  byHandHint: 'Elle girmek isterseniz devam edin.',
  read: 'Karekod okundu. Bilgileri bir sonraki adımda kontrol edin.',
  unreadable: 'Karekod okunamadı. Kodu yakından ve gölgesiz çekin ya da bilgileri elle girin.',
} as const;
