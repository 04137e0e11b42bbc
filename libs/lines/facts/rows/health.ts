import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { insured, plainList, seconds } from '../shared-facts';

export const healthFacts: LineFacts = {
  id: 'HEALTH',
  ...lineAddresses.HEALTH,
  branchId: 32,
  name: 'Özel Sağlık Sigortası',
  shortName: 'özel sağlık',
  ...insured,
  preloader: seconds(0, 0),
  crossOffers: false,
  offerList: plainList,
};
