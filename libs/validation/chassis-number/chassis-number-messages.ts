export const chassisNumberMessages = {
  empty: 'Şasi numarasını girin',
  length: 'Şasi numarası 17 karakterdir, ruhsattaki E alanını eksiksiz girin',
  letters: 'Şasi numarasında I, O ve Q harfleri bulunmaz, 1 ve 0 rakamlarını kontrol edin',
  invalid: 'Şasi numarasını Türkçe harf ve özel işaret olmadan girin',
} as const;
