import { lineAddresses } from '../line-ids';
import type { LineFacts } from '../line-shape';
import { plainList, seconds } from '../shared-facts';

export const petFacts: LineFacts = {
  id: 'PET',
  ...lineAddresses.PET,
  branchId: 187,
  family: 'health',
  name: 'Evcil Hayvan Sigortası',
  shortName: 'evcil hayvan',
  identityField: 'tcNo',
  birthdayField: 'birthday',
  preloader: seconds(10, 3),
  crossOffers: false,
  offerList: { ...plainList, infoWidget: 'pet' },
};
