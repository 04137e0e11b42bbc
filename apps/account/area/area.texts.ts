import type { AccountInformation } from '@emsal/api/calls/customer-account/information';

/** In the middle of a sentence. */
export const missingNames: Readonly<Record<AccountInformation['missing'][number], string>> = {
  name: 'adınız ve soyadınız',
  address: 'il ve ilçeniz',
};

export const accountMenuTexts = {
  title: 'Hesabım',
  information: 'Poliçeler ve bilgiler',
  security: 'Güvenlik',
  privacy: 'Gizlilik',
} as const;

export const confirmedTexts = { keep: 'Vazgeç' } as const;

export const codeFormTexts = { code: 'Bu telefona gelen kod' } as const;

export const codeStepTexts = {
  telephone: 'Kod hangi telefona gelsin?',
  telephoneMissing: 'Telefonu seçin',
  label: 'Kod iste',
  to: (phone: string) => `Kod ${phone} numarasına gelir.`,
  sent: (phone: string) => `Kodu ${phone} numarasına gönderdik.`,
  send: 'Kod gönder',
  again: 'Yeni kod iste',
} as const;
