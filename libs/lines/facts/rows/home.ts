import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds } from '../shared-facts';

export const homeFacts: LineFacts = {
  id: 'HOME',
  ...lineAddresses.HOME,
  branchId: 23,
  family: 'property',
  name: 'Konut Sigortası',
  shortName: 'konut',
  identityField: 'tcNoOrTaxNo',
  birthdayField: 'birthday',
  preloader: seconds(15, 6),
  pair: 'DASK',
  crossOffers: true,
  offerList: { ...plainList, infoWidget: 'home' },
};
