import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { fullList, kaskoFirstDay, seconds, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const autoFacts = {
  id: 'AUTO',
  ...lineAddresses.AUTO,
  branchId: 10,
  name: 'Kasko Sigortası',
  shortName: 'kasko',
  sale: 'online',
  label: { icon: 'car', short: 'Kasko', remark: 'Aracınızın kendi hasarı', rank: 2 },
  ...vehicleOwner,
  firstDay: kaskoFirstDay,
  preloader: seconds(60, 10),
  pair: 'TRAFFIC',
  crossOffers: true,
  offerList: { ...fullList, shortLink: true },
} satisfies LineFacts;
