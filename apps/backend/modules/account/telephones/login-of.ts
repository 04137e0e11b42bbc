import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { loginOfSession } from '../../../customers/session-store';
import type { CustomerContext } from '../../../http/context';
import { plainHash } from '../../../personal-data/keyed-hash';

/** The login that opened the session of this request. */
export const loginOf = async ({ db, cookies }: CustomerContext): Promise<string> =>
  (await loginOfSession(db, plainHash(cookies.get(cookieTable.customerId.name)!)))!;
