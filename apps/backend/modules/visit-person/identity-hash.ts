import type { Config } from '../../config/config';
import { keyedHash } from '../../personal-data/keyed-hash';

type Keyed = Pick<Config, 'secretKey'>;

/**
 * Keyed hashes for counting and comparing. Rows that belong to somebody are found by other ones, which change their key without downtime:
 * `identityKey` and `telephoneKey` (customers/owner.ts).
 */
export const identityHashOf = ({ secretKey }: Keyed, identityNo: string): string =>
  keyedHash(secretKey, 'identity', identityNo);
export const telephoneHashOf = ({ secretKey }: Keyed, phoneNumber: string): string =>
  keyedHash(secretKey, 'telephone', phoneNumber);
