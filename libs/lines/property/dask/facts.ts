import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const daskFacts = {
  id: 'DASK',
  ...lineAddresses.DASK,
  branchId: 37,
  family: 'property',
  name: 'Zorunlu Deprem Sigortası (DASK)',
  shortName: 'DASK',
  sale: 'online',
  label: { icon: 'buildings', short: 'DASK', remark: 'Zorunlu deprem sigortası', rank: 3 },
  identityField: 'titleDeedTcOrTaxNo',
  birthdayField: 'birthdayOwnerTitle',
  preloader: seconds(20, 6),
  compulsoryClass: 'compulsoryEarthquake',
  pair: 'HOME',
  crossOffers: true,
  offerList: { ...plainList, infoWidget: 'dask', legalPrice: true, pairLink: true },
} satisfies LineFacts;
