import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const homeFacts = {
  id: 'HOME',
  ...lineAddresses.HOME,
  branchId: 23,
  family: 'property',
  name: 'Konut Sigortası',
  shortName: 'konut',
  sale: 'online',
  label: { icon: 'house', short: 'Konut', remark: 'Eviniz ve eşyalarınız', rank: 4 },
  identityField: 'tcNoOrTaxNo',
  birthdayField: 'birthday',
  preloader: seconds(15, 6),
  pair: 'DASK',
  crossOffers: true,
  offerList: { ...plainList, infoWidget: 'home' },
} satisfies LineFacts;
