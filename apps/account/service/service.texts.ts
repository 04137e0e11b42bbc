export const serviceTexts = {
  form: 'Kimlik ve telefon',
  identity: 'TCKN veya VKN',
  identityHint: '11 haneli kimlik ya da 10 haneli vergi numarası',
  phone: 'Cep telefonu',
  phoneHint: 'Kod bu numaraya gelir',
  submit: 'Kod gönder',
  code: 'Gelen kodu girin',
  mismatch: 'Kimlik numarasını ya da telefonu düzelt',
  never: 'Kodu kimseye söylemeyin. Sizi arayıp kod istemeyiz; isteyen olursa telefonu kapatın.',
  proven: (identity: string) => `${identity} için bakıyorsunuz.`,
  another: 'Başka biri için bak',
} as const;
