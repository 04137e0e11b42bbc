import { genericMessages } from '../generic/generic-messages';

export const plateMessages = {
  empty: 'Plakanızı girin',
  city: 'Plakanın ilk iki rakamını kontrol edin (01–81)',
  letters: 'Plakada Q, W, X ve Türkçe harfler bulunmaz, harfleri kontrol edin',
  shape: genericMessages.plateInvalid,
} as const;
