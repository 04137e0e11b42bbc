/** HOME's own fields and their builder functions: what another address clears, and the numbers of floors. */
import { ofDwelling } from '../dwelling';
import { grammarWith } from '../property-grammar';
import { customDataSource } from '../property-sources';
import { homeFields } from './home-fields';

export const { line, lookup, own, part, send, step } = grammarWith<typeof homeFields>();

/** What is known of one home; another address is another one. */
const ofHome = [...ofDwelling, 'buildingType', 'buildingAge', 'floorCount', 'daskStatus'] as const;

export const homeOwnFields = own(homeFields, (source) => ({
  clears: { address: ofHome },
  sources: { floorCount: customDataSource(source, 'SNET-BINA-KAT-SAYISI') },
}));
