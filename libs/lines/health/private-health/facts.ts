import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { insured, plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const healthFacts = {
  id: 'HEALTH',
  ...lineAddresses.HEALTH,
  branchId: 32,
  name: 'Özel Sağlık Sigortası',
  shortName: 'özel sağlık',
  sale: 'adviser',
  label: { icon: 'firstAid', short: 'Özel sağlık', remark: 'Danışmanla birlikte', rank: 12 },
  ...insured,
  preloader: seconds(0, 0),
  crossOffers: false,
  offerList: plainList,
} satisfies LineFacts;
