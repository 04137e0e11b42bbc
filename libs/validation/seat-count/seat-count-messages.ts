import { genericMessages } from '../generic/generic-messages';

export const seatCountMessages = {
  notNumeric: genericMessages.numericOnly,
  range: 'Koltuk sayısını 1 ile 99 arasında girin',
} as const;
