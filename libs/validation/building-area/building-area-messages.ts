import { genericMessages } from '../generic/generic-messages';

export const buildingAreaMessages = {
  notNumeric: genericMessages.numericOnly,
  range: 'Brüt alanı 40 ile 9.999 m² arasında girin',
} as const;
