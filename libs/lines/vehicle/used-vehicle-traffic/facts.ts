import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const usedVehicleTrafficFacts = {
  id: 'USEDVEHICLETRAFFIC',
  ...lineAddresses.USEDVEHICLETRAFFIC,
  branchId: 53,
  name: 'İkinci El Araç Trafik Sigortası',
  shortName: 'ikinci el araç trafik',
  sale: 'online',
  label: { icon: 'registration', short: 'İkinci el', remark: 'Önce poliçe, sonra ruhsat', rank: 8 },
  ...vehicleOwner,
  platedOnly: true,
  forBuyer: true,
  preloader: seconds(60, 8),
  compulsoryClass: 'compulsoryTraffic',
  crossOffers: false,
  offerList: { ...plainList, legalCovers: true },
} satisfies LineFacts;
