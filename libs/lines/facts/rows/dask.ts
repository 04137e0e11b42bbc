import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds } from '../shared-facts';

export const daskFacts: LineFacts = {
  id: 'DASK',
  ...lineAddresses.DASK,
  branchId: 37,
  family: 'property',
  name: 'Zorunlu Deprem Sigortası (DASK)',
  shortName: 'DASK',
  identityField: 'titleDeedTcOrTaxNo',
  birthdayField: 'birthdayOwnerTitle',
  preloader: seconds(20, 6),
  compulsoryClass: 'compulsoryEarthquake',
  pair: 'HOME',
  crossOffers: true,
  offerList: { ...plainList, infoWidget: 'dask', pairLink: true },
};
