import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { findSession, type SessionRow } from '../../customers/session-store';
import type { CustomerContext } from '../../http/context';
import { plainHash } from '../../personal-data/keyed-hash';

/** The session of this request, as the database names it. */
export const currentHash = ({ cookies }: Pick<CustomerContext, 'cookies'>): string =>
  plainHash(cookies.get(cookieTable.customerId.name)!);

export const currentSessionRow = async (context: CustomerContext): Promise<SessionRow> =>
  (await findSession(context.db, currentHash(context)))!;
