import { genericMessages } from '../generic/generic-messages';

export const lpgValueMessages = {
  notNumeric: genericMessages.numericOnly,
  tooLow: 'LPG bedelini en az 100\u00A0₺ girin',
} as const;
