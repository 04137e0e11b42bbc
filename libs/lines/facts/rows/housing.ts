import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds } from '../shared-facts';

export const housingFacts: LineFacts = {
  id: 'HOUSING',
  ...lineAddresses.HOUSING,
  branchId: 23,
  family: 'property',
  name: 'Evim Güvende Sigortası',
  shortName: 'Evim Güvende',
  identityField: 'tcNoOrTaxNo',
  birthdayField: 'birthday',
  preloader: seconds(0, 0),
  crossOffers: false,
  offerList: plainList,
};
