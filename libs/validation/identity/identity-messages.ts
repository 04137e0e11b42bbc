import { genericMessages } from '../generic/generic-messages';

export const identityMessages = {
  empty: 'Kimlik numarasını girin',
  notNumeric: genericMessages.numericOnly,
  tooShort: 'Eksik rakam var: 11 hane girin',
  tooLong: 'Fazla rakam var: 11 hane girin',
  tooShortForBoth: 'Eksik rakam var: 11 haneli kimlik ya da 10 haneli vergi numarası girin',
  leadingZero: 'Kimlik numarası 0 ile başlamaz, rakamları kontrol edin',
  wrongDigits: genericMessages.identityOrTaxNumberInvalid,
  same: genericMessages.identitySame,
} as const;
