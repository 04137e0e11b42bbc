import { genericMessages } from '../generic/generic-messages';

export const policyNumberMessages = {
  invalid: 'Numarayı poliçedeki gibi girin',
  notNumeric: genericMessages.numericOnly,
} as const;
