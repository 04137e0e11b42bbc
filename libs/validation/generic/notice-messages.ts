/** Sentences that the specification names beside those of fields (spec funnel 5 and 8); apart, so that a form loads none that no rule of it says. */
export const noticeMessages = {
  identityBirthDateMismatch: 'Kimlik numarası ile doğum tarihi uyuşmuyor, ikisini de kontrol edin',
  codeWrong: 'Kod yanlış, SMS ile gelen 6 haneyi girin',
  codeTimeOver: 'Kodun süresi doldu, yeni kod isteyin',
  failed: 'Hata. Lütfen tekrar deneyin.',
  tryAgain: 'Bir hata oluştu, lütfen tekrar deneyin',
} as const;
