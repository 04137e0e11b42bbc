import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const phoneFacts = {
  id: 'PHONE',
  ...lineAddresses.PHONE,
  branchId: 186,
  family: 'property',
  name: 'Cep Telefonu Sigortası',
  shortName: 'cep telefonu',
  sale: 'online',
  label: { icon: 'phone', short: 'Telefon', remark: 'Ekran kırılması dahil', rank: 16, isEveryday: true },
  identityField: 'tcNo',
  birthdayField: 'birthday',
  preloader: seconds(20, 4),
  crossOffers: false,
  offerList: { ...plainList, infoWidget: 'payment' },
} satisfies LineFacts;
