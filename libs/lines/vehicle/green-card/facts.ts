import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { seconds, simpleList, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const greenCardFacts = {
  id: 'GREENCARD',
  ...lineAddresses.GREENCARD,
  branchId: 26,
  name: 'Yeşil Kart Sigortası',
  shortName: 'yeşil kart',
  sale: 'online',
  label: { icon: 'globe', short: 'Yeşil kart', remark: 'Yurt dışına araçla çıkarken', rank: 9 },
  ...vehicleOwner,
  requires: 'TRAFFIC',
  platedOnly: true,
  preloader: seconds(25, 8),
  crossOffers: false,
  offerList: { ...simpleList, legalCovers: true },
  noOffer: {
    message:
      'Yeşil kart için seyahat tarihlerini kapsayan bir trafik poliçesi gerekir. Tarihleri kontrol edin ya da bizi arayın.',
  },
} satisfies LineFacts;
