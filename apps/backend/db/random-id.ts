import { randomBytes } from 'node:crypto';

/** 128 random bits as 32 hex digits: the key of every row whose id a client may send. */
export const randomId = (): string => randomBytes(16).toString('hex');
/** 256 random bits as 43 characters: a token or a secret. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');
