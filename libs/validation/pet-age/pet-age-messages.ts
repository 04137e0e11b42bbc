export const petAgeMessages = {
  tooYoung: '6 aylık ya da daha küçük hayvanlar sigortalanamıyor, doğum tarihini kontrol edin',
  tooOld: '10 yaşındaki ya da daha büyük hayvanlar sigortalanamıyor, doğum tarihini kontrol edin',
} as const;
