import { genericMessages } from '../generic/generic-messages';

export const emailMessages = {
  empty: 'E-posta adresinizi girin',
  invalid: genericMessages.emailInvalid,
  letters: 'E-posta adresinde boşluk ve Türkçe harf bulunmaz, adresi kontrol edin',
} as const;
