import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds, vehicleOwner } from '../shared-facts';

export const usedVehicleTrafficFacts: LineFacts = {
  id: 'USEDVEHICLETRAFFIC',
  ...lineAddresses.USEDVEHICLETRAFFIC,
  branchId: 53,
  name: 'İkinci El Araç Trafik Sigortası',
  shortName: 'ikinci el araç trafik',
  ...vehicleOwner,
  platedOnly: true,
  forBuyer: true,
  preloader: seconds(60, 8),
  compulsoryClass: 'compulsoryTraffic',
  crossOffers: false,
  offerList: { ...plainList, legalCovers: true },
};
