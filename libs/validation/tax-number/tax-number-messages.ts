import { genericMessages } from '../generic/generic-messages';

export const taxNumberMessages = {
  empty: 'Vergi numarasını girin',
  notNumeric: genericMessages.numericOnly,
  tooShort: 'Eksik rakam var: 10 hane girin',
  tooLong: 'Fazla rakam var: 10 hane girin',
  wrongDigits: genericMessages.identityOrTaxNumberInvalid,
} as const;
