import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds, vehicleOwner } from '../shared-facts';

export const electricVehicleFacts: LineFacts = {
  id: 'ELECTRICVEHICLE',
  ...lineAddresses.ELECTRICVEHICLE,
  branchId: 10,
  name: 'Elektrikli Araç Kaskosu',
  shortName: 'elektrikli araç kaskosu',
  ...vehicleOwner,
  preloader: seconds(60, 10),
  crossOffers: false,
  offerList: plainList,
};
