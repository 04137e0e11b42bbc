import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { secondsAfter } from '../../clock/clock';
import { addSession, type SessionRow } from '../../customers/session-store';
import type { Tx } from '../../db/database';
import { randomSecret } from '../../db/random-id';
import { plainHash } from '../../personal-data/keyed-hash';

/** A login acts for one of its customers in one browser. @returns the token of its HttpOnly cookie; only the hash is stored */
export async function startSession(
  tx: Tx,
  opened: Pick<SessionRow, 'loginId' | 'customerId' | 'visitorId' | 'passkeyId'>,
  issuedAt: Date,
): Promise<string> {
  const token = randomSecret();
  const expiresAt = secondsAfter(issuedAt, cookieTable.customerId.maxAge);
  await addSession(tx, { ...opened, tokenHash: plainHash(token), issuedAt, expiresAt });
  return token;
}
