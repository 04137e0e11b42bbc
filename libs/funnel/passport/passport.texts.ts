import { formatLongDate } from '@emsal/platform/formats/dates';
import { oneTimeCodeDigits } from '@emsal/validation/generic/one-time-code-digits';

export const passportTexts = {
  offer:
    'Formu telefonda başlatıp bilgisayarda bitirebilirsiniz. Size bir devam kodu verelim, yazdıklarınızı yeniden istemeyelim.',
  show: 'Devam kodu alın',
  steps: 'Diğer cihazda:',
  address: (address: string) => `${address} adresini açın.`,
  type: 'Bu kodu yazın:',
  typeOffer: (offerNo: string) => `Teklif numaranız da olur: ${offerNo}.`,
  confirm: `Telefonunuza gelen ${oneTimeCodeDigits} haneli kodu girin.`,
  validUntil: (instant: string) => `Devam kodu ${formatLongDate(instant)} gününe kadar geçerli.`,
} as const;
