import type { AccountInformation } from '@emsal/api/calls/customer-account/information';

/** In the middle of a sentence. */
export const missingNames: Readonly<Record<AccountInformation['missing'][number], string>> = {
  name: 'adınız ve soyadınız',
  address: 'il ve ilçeniz',
};
