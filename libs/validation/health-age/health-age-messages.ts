export const healthAgeMessages = {
  childPolicy: 'Çocuk poliçesi 18 yaşına kadar yapılır, doğum tarihini kontrol edin',
  familyChild: 'Aile poliçesinde çocuk en çok 24 yaşında olabilir, doğum tarihini kontrol edin',
  adult: 'Yetişkin 18 yaşından büyük olmalı, doğum tarihini kontrol edin',
} as const;
