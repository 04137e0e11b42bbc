export const agesMessages = {
  parentTooYoung: 'Ebeveyn 18 yaşını doldurmuş olmalı, doğum tarihini kontrol edin',
  accidentAge: 'Ferdi kaza sigortası 65 yaşından itibaren yapılmıyor, doğum tarihini kontrol edin',
} as const;
