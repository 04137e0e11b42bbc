import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const housingFacts = {
  id: 'HOUSING',
  ...lineAddresses.HOUSING,
  branchId: 23,
  family: 'property',
  name: 'Evim Güvende Sigortası',
  shortName: 'Evim Güvende',
  sale: 'online',
  label: { icon: 'shield', short: 'Evim güvende', remark: 'Sade konut paketi', rank: 10 },
  identityField: 'tcNoOrTaxNo',
  birthdayField: 'birthday',
  preloader: seconds(0, 0),
  crossOffers: false,
  offerList: plainList,
} satisfies LineFacts;
