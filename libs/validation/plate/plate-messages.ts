import { genericMessages } from '../generic/generic-messages';

export const plateMessages = {
  empty: 'Plakanızı girin',
  city: 'Plaka 01 ile 81 arasında bir il koduyla başlar, baştaki iki rakamı kontrol edin',
  letters: 'Plakada Q, W, X ve Türkçe harfler bulunmaz, harfleri kontrol edin',
  shape: genericMessages.plateInvalid,
} as const;
