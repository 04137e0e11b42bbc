import { identityKeys, type Risk } from '@emsal/risks/risk';
import { blindIndex } from '../../../personal-data/blind-index';

/** What a risk insures, as the database compares it. */
export const riskKeysOf = (risk: Risk): readonly string[] => identityKeys(risk).map((key) => blindIndex('risk', key));
