import { genericMessages } from '../generic/generic-messages';

export const accessoryPriceMessages = {
  notNumeric: genericMessages.numericOnly,
  range: 'Aksesuar bedelini 100 ile 100.000\u00A0₺ arasında girin',
  total: 'Aksesuarların toplamı araç değerinin %10’unu geçemez, bedelleri azaltın',
  unsaved: 'Aksesuar bilgilerini kaydetmeden kapatıyorsunuz, kaydetmeyi unutmayın',
} as const;
