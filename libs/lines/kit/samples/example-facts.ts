/** Facts for tests below the registry of all lines: they may use no real line's (family boundary). */
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { fullList, seconds, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const exampleFacts: LineFacts = {
  id: 'TRAFFIC',
  ...lineAddresses.TRAFFIC,
  branchId: 53,
  name: 'Trafik Sigortası',
  shortName: 'trafik',
  sale: 'online',
  label: { icon: 'carProfile', short: 'Trafik', remark: 'Zorunlu; plaka yeter', rank: 1 },
  ...vehicleOwner,
  preloader: seconds(60, 8),
  compulsoryClass: 'compulsoryTraffic',
  pair: 'AUTO',
  crossOffers: true,
  offerList: { ...fullList, legalCovers: true },
};
