import { genericMessages } from '../generic/generic-messages';

export const lpgValueMessages = {
  notNumeric: genericMessages.numericOnly,
  tooLow: 'LPG bedelini en az 100 TL girin',
} as const;
