export const welcomeTexts = {
  scan: 'Karekodu okut',
  scanHint: 'Ruhsatın karekodunu fotoğraflayın; kimlik, plaka ve belge numarası birden dolar.',
  byHandHint: 'Kimlik numarası, telefon ve plaka yeter; gerisini biz buluruz. Elle girmek için devam edin.',
  read: 'Karekod okundu. Bilgileri bir sonraki adımda kontrol edin.',
  unreadable: 'Karekod okunamadı. Yeniden çekin ya da bilgileri elle girin.',
} as const;
