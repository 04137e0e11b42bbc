import { calculatorTexts } from '../kit/calculator.texts';

export const overviewTexts = {
  name: calculatorTexts.all,
  title: 'Sigorta ve araç hesaplamaları',
  description:
    'Trafik basamağı, tavan fiyat, kasko değeri, DASK, MTV, ÖTV ve yakıt hesaplamaları. Kimlik ve telefon sorulmaz.',
  heading: 'Değiştirin, farkı görün',
  lead: 'Hesaplamaların hiçbiri kimlik ya da telefon sormaz.',
  changes: 'Bu ay değişenler',
  changesText: 'Tavan, tarife ve vergi rakamlarının bu ayki değişikliği.',
} as const;
