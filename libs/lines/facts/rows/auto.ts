import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { fullList, seconds, vehicleOwner } from '../shared-facts';

export const autoFacts: LineFacts = {
  id: 'AUTO',
  ...lineAddresses.AUTO,
  branchId: 10,
  name: 'Kasko Sigortası',
  shortName: 'kasko',
  ...vehicleOwner,
  preloader: seconds(60, 10),
  pair: 'TRAFFIC',
  crossOffers: true,
  offerList: fullList,
};
