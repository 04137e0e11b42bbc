import { genericMessages } from '../generic/generic-messages';

export const phoneMessages = {
  empty: 'Cep telefonu numaranızı girin',
  notNumeric: genericMessages.numericOnly,
  tooShort: 'Eksik rakam var: 5 ile başlayan 10 hane girin',
  tooLong: 'Fazla rakam var: 5 ile başlayan 10 hane girin',
  notMobile: genericMessages.phoneInvalid,
} as const;
