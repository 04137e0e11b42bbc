import type { Config } from '../../config';
import { keyedHash } from '../../frame/keyed-hash';

type Keyed = Pick<Config, 'secretKey'>;

/** What stands for an identity number wherever it is only counted or compared. */
export const identityKeyOf = ({ secretKey }: Keyed, identityNo: string): string =>
  keyedHash(secretKey, 'identity', identityNo);
export const phoneKeyOf = ({ secretKey }: Keyed, phoneNumber: string): string =>
  keyedHash(secretKey, 'telephone', phoneNumber);
