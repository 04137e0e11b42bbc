import { genericMessages } from '../generic/generic-messages';

export const licenceSerialMessages = {
  empty: 'Belge seri numarasını girin',
  invalid: genericMessages.licenceInvalid,
} as const;
