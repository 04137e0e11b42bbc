import type { CookiePurpose } from '@emsal/platform/consent/cookie-consent';

export const cookiesTexts = {
  open: 'Çerez tercihleri',
  saved: 'Tercihiniz kaydedildi.',
  failed: 'Tercihiniz kaydedilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
} as const;

/** The texts of `cookieTextVersion`: changing them requires a new version. */
export const necessaryPurpose = {
  key: 'necessary',
  label: 'Gerekli',
  description:
    'Formunuzu, teklifinizi ve ödemenizi sizinle eşleştirir; oturumu ve cihazı kötüye kullanıma karşı korur. Bunlar olmadan teklif alamazsınız.',
  isNecessary: true,
} as const;

export const purposeTexts: Readonly<Record<CookiePurpose, { label: string; description: string }>> = {
  measurement: {
    label: 'Ölçüm',
    description:
      'Hangi sayfada ve hangi adımda zorlanıldığını sayar. Kimliğinizi, telefonunuzu ve yazdıklarınızı içermez; reklam için kullanılmaz.',
  },
};
