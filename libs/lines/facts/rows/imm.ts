import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds, vehicleOwner } from '../shared-facts';

export const immFacts: LineFacts = {
  id: 'IMM',
  ...lineAddresses.IMM,
  branchId: 43,
  name: 'İhtiyari Mali Mesuliyet Sigortası',
  shortName: 'İMM',
  ...vehicleOwner,
  preloader: seconds(40, 4),
  crossOffers: false,
  offerList: plainList,
};
