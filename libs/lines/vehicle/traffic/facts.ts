import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { fullList, seconds, trafficFirstDay, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const trafficFacts = {
  id: 'TRAFFIC',
  ...lineAddresses.TRAFFIC,
  branchId: 53,
  name: 'Trafik Sigortası',
  shortName: 'trafik',
  sale: 'online',
  label: { icon: 'carProfile', short: 'Trafik', remark: 'Her araç için zorunlu', rank: 1 },
  ...vehicleOwner,
  firstDay: trafficFirstDay,
  preloader: seconds(60, 8),
  compulsoryClass: 'compulsoryTraffic',
  pair: 'AUTO',
  crossOffers: true,
  offerList: { ...fullList, legalCovers: true, pairFallback: true, shortLink: true },
  noOffer: {
    withPair: {
      title: 'Bu araca internetten trafik teklifi çıkmadı',
      message:
        'Sorduğumuz şirketlerin hiçbiri internetten teklif vermedi. Bizi arayın, danışmanımız sorsun; isterseniz kasko tekliflerinize bakın.',
    },
  },
} satisfies LineFacts;
