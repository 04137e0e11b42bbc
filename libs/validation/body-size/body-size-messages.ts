import { genericMessages } from '../generic/generic-messages';

export const bodySizeMessages = {
  notNumeric: genericMessages.numericOnly,
  height: 'Boyu santimetreyle girin: 30 ile 250 arası',
  weight: 'Kiloyu tam sayıyla girin: 2 ile 300 arası',
} as const;
