import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { insured, plainList, seconds } from '../shared-facts';

export const travelFacts: LineFacts = {
  id: 'TRAVEL',
  ...lineAddresses.TRAVEL,
  branchId: 29,
  name: 'Seyahat Sağlık Sigortası',
  shortName: 'seyahat sağlık',
  ...insured,
  preloader: seconds(30, 4),
  crossOffers: false,
  offerList: { ...plainList, compareCheckbox: true },
};
