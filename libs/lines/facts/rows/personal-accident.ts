import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { insured, plainList, seconds } from '../shared-facts';

export const personalAccidentFacts: LineFacts = {
  id: 'PERSONALACCIDENT',
  ...lineAddresses.PERSONALACCIDENT,
  branchId: 40,
  name: 'Ferdi Kaza Sigortası',
  shortName: 'ferdi kaza',
  ...insured,
  preloader: seconds(20, 5),
  crossOffers: false,
  offerList: plainList,
};
