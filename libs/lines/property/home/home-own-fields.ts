/** What another address clears, and the numbers of floors. */
import { ofDwelling } from '../dwelling';
import { own } from '../property-grammar';
import { customDataSource } from '../property-sources';
import { homeFields } from './home-fields';

/** What is known of one home; another address is another one. */
const ofHome = [...ofDwelling, 'buildingType', 'buildingAge', 'floorCount', 'daskStatus'] as const;

export const homeOwnFields = own(homeFields, (source) => ({
  clears: { address: ofHome },
  sources: { floorCount: customDataSource(source, 'SNET-BINA-KAT-SAYISI') },
}));
