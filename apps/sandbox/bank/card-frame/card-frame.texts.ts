export const cardFrameTexts = {
  title: 'Kart bilgileri',
  holder: 'Kart üzerindeki ad',
  number: 'Kart numarası',
  expiry: 'Son kullanma tarihi',
  expiryHint: 'Ay ve yıl, örneğin 08/29',
  cvv: 'Güvenlik kodu',
  cvvHint: 'Kartın arkasındaki 3 hane; American Express kartta ön yüzdeki 4 hane',
  holderEmpty: 'Kartın üzerinde yazan adı girin',
  testCardsOnly: 'Bu deneme bankası yalnızca yayımlanmış deneme kartlarını kabul eder',
  invalid: 'Kart bilgilerini kontrol edip yeniden deneyin.',
  unreachable: 'Bankaya ulaşılamadı. Kartınızdan çekim yapılmadı, yeniden deneyin.',
  noScript: 'Kartla ödemek için tarayıcınızda JavaScript açık olmalı.',
} as const;
