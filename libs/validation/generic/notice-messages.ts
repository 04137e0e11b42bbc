/** Messages of the specification that belong to no field (spec funnel 5 and 8); a separate file, so that forms do not load them. */
import { oneTimeCodeDigits } from './one-time-code-digits';

export const noticeMessages = {
  identityBirthDateMismatch: 'Kimlik numarası ile doğum tarihi uyuşmuyor, ikisini de kontrol edin',
  codeWrong: `Kod yanlış, SMS ile gelen ${oneTimeCodeDigits} haneyi girin`,
  codeTimeOver: 'Kodun süresi doldu, yeni kod isteyin',
  failed: 'Hata. Lütfen tekrar deneyin.',
  tryAgain: 'Bir hata oluştu, lütfen tekrar deneyin',
} as const;
