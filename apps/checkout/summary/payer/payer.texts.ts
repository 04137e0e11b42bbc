export const payerTexts = {
  question: 'Ödemeyi kim yapacak?',
  hint: 'Poliçede sigorta ettiren olarak yazılır; kart bu kişinin olmalı.',
  same: 'Sigortalı',
  other: 'Başka biri',
  identityNo: 'Ödeyenin TCKN ya da VKN’si',
  phoneNumber: 'Ödeyenin cep telefonu',
  /** Refers to the payer's phone, not the reader's. */
  phoneEmpty: 'Ödeyenin cep telefonu numarasını girin',
  phoneHint: 'Ödemeden önce bu numaraya bir kod göndereceğiz.',
  search: 'Kişiyi bul',
  found: (name: string) => `Bulundu: ${name}`,
  notFound: 'Bu numarayla kayıt bulunamadı. Rakamlar doğruysa devam edebilirsiniz.',
  saved: 'Ödeyen',
  change: 'Ödeyeni değiştir',
  newPhone: 'Yeni cep telefonu',
  newPhoneTitle: 'Kodu hangi telefona gönderelim?',
  savePhone: 'Bu numaraya kod gönder',
} as const;
