import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { fullList, insured, seconds } from '../shared-facts';

export const complementHealthFacts: LineFacts = {
  id: 'COMPLEMENTHEALTH',
  ...lineAddresses.COMPLEMENTHEALTH,
  branchId: 31,
  name: 'Tamamlayıcı Sağlık Sigortası',
  shortName: 'tamamlayıcı sağlık',
  ...insured,
  preloader: seconds(60, 6),
  crossOffers: false,
  offerList: fullList,
};
