import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { seconds, simpleList, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const shortTrafficFacts = {
  id: 'SHORTTRAFFIC',
  ...lineAddresses.SHORTTRAFFIC,
  branchId: 189,
  name: 'Kısa Süreli Trafik Sigortası',
  shortName: 'kısa süreli trafik',
  sale: 'online',
  label: { icon: 'clock', short: 'Kısa süreli', remark: '60 günlük poliçe', rank: 6 },
  ...vehicleOwner,
  identityField: 'licenseShortTrafficTcOrTaxNo',
  preloader: seconds(60, 4),
  compulsoryClass: 'compulsoryTraffic',
  validityDays: 60,
  pair: 'TRAFFIC',
  crossOffers: false,
  offerList: { ...simpleList, legalCovers: true },
} satisfies LineFacts;
