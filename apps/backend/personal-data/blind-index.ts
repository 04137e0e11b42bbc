import { keyedHash } from './keyed-hash';
import { personalDataKeys } from '../config/personal-data-keys';

/**
 * A keyed hash by which an encrypted value is found, in a plain `text` column beside it. Equal values of one kind have equal
 * hashes: normalise before (`+90` or not, upper or lower case). @param kind e.g. `identity`, `telephone`
 */
export const blindIndex = (kind: string, value: string): string => keyedHash(personalDataKeys().index, kind, value);
