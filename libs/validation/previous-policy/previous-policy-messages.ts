export const previousPolicyMessages = {
  startTooOld: 'Poliçenin başlangıcı son 1 yıl içinde olmalı, tarihi kontrol edin',
  startInFuture: 'Poliçenin başlangıcı bugünden ileri olamaz, tarihi kontrol edin',
  endTooOld: 'Poliçenin bitişi son 1 yıl içinde olmalı, tarihi kontrol edin',
  endBeforeStart: 'Poliçenin bitişi başlangıcından sonra olmalı, tarihi kontrol edin',
  endTooLate: 'Poliçe en çok 1 yıl sürer, bitiş tarihini kontrol edin',
} as const;
