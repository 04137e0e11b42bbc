export const scanPhotoTexts = {
  read: 'Karekod okundu. Bilgileri bir sonraki adımda kontrol edin.',
  otherCode: 'Bu karekod bir ruhsata ait değil. Ruhsatın üzerindeki kodu çekin ya da bilgileri elle girin.',
  unreadable: 'Karekod okunamadı. Kodu yakından ve gölgesiz çekin ya da bilgileri elle girin.',
} as const;
