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
