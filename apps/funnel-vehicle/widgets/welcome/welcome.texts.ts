export const welcomeTexts = {
  scan: 'Karekodu okut',
  scanHint: 'Ruhsatın karekodunu fotoğraflayın; kimlik, plaka ve belge numarası birden dolar.',
  byHandHint: 'Elle girmek isterseniz devam edin.',
  read: 'Karekod okundu. Bilgileri bir sonraki adımda kontrol edin.',
  unreadable: 'Karekod okunamadı. Yeniden çekin ya da bilgileri elle girin.',
} as const;
