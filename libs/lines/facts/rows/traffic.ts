import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { fullList, seconds, vehicleOwner } from '../shared-facts';

export const trafficFacts: LineFacts = {
  id: 'TRAFFIC',
  ...lineAddresses.TRAFFIC,
  branchId: 53,
  name: 'Trafik Sigortası',
  shortName: 'trafik',
  ...vehicleOwner,
  preloader: seconds(60, 8),
  compulsoryClass: 'compulsoryTraffic',
  pair: 'AUTO',
  crossOffers: true,
  offerList: { ...fullList, legalCovers: true },
};
