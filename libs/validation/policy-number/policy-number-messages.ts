import { genericMessages } from '../generic/generic-messages';

export const policyNumberMessages = {
  empty: genericMessages.required,
  invalid: 'Numarayı poliçede yazdığı gibi, rakam ve büyük harfle girin',
  notNumeric: genericMessages.numericOnly,
} as const;
