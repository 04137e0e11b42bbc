import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { fullList, insured, seconds } from '@emsal/lines/facts/shared-facts';

export const complementHealthFacts = {
  id: 'COMPLEMENTHEALTH',
  ...lineAddresses.COMPLEMENTHEALTH,
  branchId: 31,
  name: 'Tamamlayıcı Sağlık Sigortası',
  shortName: 'tamamlayıcı sağlık',
  sale: 'online',
  label: { icon: 'heartbeat', short: 'Tamamlayıcı', remark: 'SGK anlaşmalı hastanede fark ödemeden', rank: 11 },
  ...insured,
  preloader: seconds(60, 6),
  crossOffers: false,
  offerList: fullList,
} satisfies LineFacts;
