export const agesMessages = {
  parentNeeded: '18 yaşından küçük sigortalı için bir ebeveynin kimlik numarasını ve doğum tarihini girin',
  parentTooYoung: 'Ebeveyn 18 yaşını doldurmuş olmalı, doğum tarihini kontrol edin',
  parentNotCardOwner: 'Kart, ebeveynin kendi kartı olmalı',
  accidentAge: 'Ferdi kaza sigortası 65 yaşından itibaren yapılmıyor, doğum tarihini kontrol edin',
  childDiscountAge: 'Bu yaş çocuk indirimine girmiyor, yaşı kontrol edin',
} as const;
