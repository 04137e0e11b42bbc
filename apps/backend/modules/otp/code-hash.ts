import { keyedHash } from '../../personal-data/keyed-hash';

export interface MadeCode {
  id: string;
  code: string;
}

/** The hash includes the row's id, which binds the code to purpose, telephone, identity and requester. */
export const codeHash = (secretKey: string, { id, code }: MadeCode): string =>
  keyedHash(secretKey, 'one-time-code', `${id}:${code}`);
