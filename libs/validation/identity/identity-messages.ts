import { genericMessages } from '../generic/generic-messages';

export const identityMessages = {
  empty: 'Kimlik numarasını girin',
  notNumeric: genericMessages.numericOnly,
  tooShort: 'Eksik rakam var: 11 hane girin',
  tooLong: 'Fazla rakam var: 11 hane girin',
  leadingZero: 'Kimlik numarası 0 ile başlamaz, rakamları kontrol edin',
  wrongDigits: 'Kimlik numarasında eksik veya hatalı rakam var',
  same: genericMessages.identitySame,
} as const;

/** Of a field that takes a tax number too. */
export const identityOrTaxMessages = {
  ...identityMessages,
  empty: 'Kimlik ya da vergi numarasını girin',
  tooShort: 'Eksik rakam var: 11 haneli kimlik ya da 10 haneli vergi numarası girin',
  tooLong: 'Fazla rakam var: 11 haneli kimlik ya da 10 haneli vergi numarası girin',
  wrongDigits: genericMessages.identityOrTaxNumberInvalid,
} as const;
