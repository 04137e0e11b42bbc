import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const immFacts = {
  id: 'IMM',
  ...lineAddresses.IMM,
  branchId: 43,
  name: 'İhtiyari Mali Mesuliyet Sigortası',
  shortName: 'İMM',
  sale: 'online',
  label: { icon: 'scales', short: 'İMM', remark: 'Trafik limitinin üstü', rank: 5 },
  ...vehicleOwner,
  requires: 'TRAFFIC',
  preloader: seconds(40, 4),
  crossOffers: false,
  offerList: plainList,
  noOffer: {
    message:
      'İMM poliçesi, aracın geçerli trafik poliçesine eklenir. Trafik poliçenizin bilgilerini kontrol edin ya da bizi arayın.',
  },
} satisfies LineFacts;
