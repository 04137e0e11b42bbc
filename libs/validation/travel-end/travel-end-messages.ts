export const travelEndMessages = {
  notAfterStart: 'Bitiş başlangıçtan sonra olmalı, daha ileri bir tarih seçin',
  tooLong: 'Poliçe en çok 1 yıl sürer, daha yakın bir bitiş seçin',
} as const;
