export const greenCardStartMessages = {
  past: 'Başlangıç bugünden önce olamaz, ileri bir tarih seçin',
  tooFar: 'Başlangıç en çok 60 gün sonrası olabilir, daha yakın bir tarih seçin',
} as const;
