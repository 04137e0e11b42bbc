export const externalPolicyMessages = {
  line: 'Sigortanın türünü seçin',
  firmName: 'Poliçeyi düzenleyen şirketi yazın',
  tooLong: 'Daha kısa yazın',
  over: 'Bitmiş bir poliçe eklenemez, yılı kontrol edin',
  tooFar: 'Bitiş yılını kontrol edin',
} as const;
