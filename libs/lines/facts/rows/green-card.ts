import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { seconds, simpleList, vehicleOwner } from '../shared-facts';

export const greenCardFacts: LineFacts = {
  id: 'GREENCARD',
  ...lineAddresses.GREENCARD,
  branchId: 26,
  name: 'Yeşil Kart Sigortası',
  shortName: 'yeşil kart',
  ...vehicleOwner,
  platedOnly: true,
  preloader: seconds(25, 8),
  crossOffers: false,
  offerList: { ...simpleList, legalCovers: true },
};
