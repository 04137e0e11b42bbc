import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { kaskoFirstDay, plainList, seconds, vehicleOwner } from '@emsal/lines/facts/shared-facts';

export const electricVehicleFacts = {
  id: 'ELECTRICVEHICLE',
  ...lineAddresses.ELECTRICVEHICLE,
  branchId: 10,
  name: 'Elektrikli Araç Kaskosu',
  shortName: 'elektrikli araç kaskosu',
  sale: 'online',
  label: { icon: 'lightning', short: 'Elektrikli', remark: 'Batarya ve şarj kablosu dahil', rank: 7 },
  ...vehicleOwner,
  electricOnly: true,
  firstDay: kaskoFirstDay,
  preloader: seconds(60, 10),
  crossOffers: false,
  offerList: plainList,
} satisfies LineFacts;
