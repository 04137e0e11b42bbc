export const agesMessages = {
  parentTooYoung: 'Ebeveyn 18 yaşını doldurmuş olmalı, doğum tarihini kontrol edin',
  accidentAge: '65 yaş ve üzerine ferdi kaza teklifi verilmiyor, doğum tarihini kontrol edin',
  accidentTooYoung: 'Ferdi kaza sigortası 18 yaşından itibaren yapılıyor, doğum tarihini kontrol edin',
} as const;
