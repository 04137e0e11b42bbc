/** Generic messages of the specification, the fallback of every field (spec funnel 5 and 8). */
export const genericMessages = {
  required: 'Bu bilgi gerekli, lütfen girin',
  numericOnly: 'Yalnızca rakam girin',
  invalid: 'Bu bilgiyi kontrol edin',
  identityOrTaxNumberInvalid: 'Kimlik ya da vergi numarasında eksik veya hatalı rakam var',
  emailInvalid: 'E-posta adresini ad@ornek.com biçiminde girin',
  phoneInvalid: 'Cep telefonunu 5 ile başlayan 10 hane olarak girin',
  dateInvalid: 'Tarih takvimde yok, gün ve ayı kontrol edin',
  plateInvalid: 'Plakayı 34 ABC 123 biçiminde girin',
  licenceInvalid: 'Belge seri numarasını 2 harf ve 6 rakam olarak girin',
  identitySame: 'Bu kimlik numarası formda zaten var, başka bir numara girin',
} as const;

export const requiredMessage = genericMessages.required;
