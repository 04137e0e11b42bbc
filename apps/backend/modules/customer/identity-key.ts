import type { Config } from '../../config';
import { keyedHash } from '../../personal-data/keyed-hash';

type Keyed = Pick<Config, 'secretKey'>;

/** Keyed hash of an identity number, for counting and comparing. */
export const identityKeyOf = ({ secretKey }: Keyed, identityNo: string): string =>
  keyedHash(secretKey, 'identity', identityNo);
export const phoneKeyOf = ({ secretKey }: Keyed, phoneNumber: string): string =>
  keyedHash(secretKey, 'telephone', phoneNumber);
