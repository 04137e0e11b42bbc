/** Who calls, and whether what they name is theirs: the one owner check (decision 031). */
import { tokenHeader } from '@emsal/platform/session/token';
import { cookieTable, validSessionHours } from '@emsal/platform/storage/cookie-table';
import type { FastifyRequest } from 'fastify';
import { secondsAfter, type Clock } from '../clock/clock';
import type { Db } from '../db/database';
import { extendToken, findToken, type TokenRow } from '../modules/token/token-store';
import { findOwnVisit, type VisitRow } from '../modules/visit/visit-store';
import { deviceKeyOf } from './call-context';
import { plainHash } from './keyed-hash';
import { ProtocolError } from './protocol-error';
import type { Owned } from './services';
import type { Visit, Visitor } from './subjects';

export const sessionSeconds = validSessionHours * 3600;
/** A token's end moves at most this often, so that reading does not mean writing. */
const extendEverySeconds = 600;

export function ownership({ db, clock }: { db: Db; clock: Clock }): Owned {
  const visitor = async (request: FastifyRequest): Promise<Visitor> => {
    const row = await tokenOf(request, { db, clock });
    if (!row) throw new ProtocolError('tokenMissing');
    const end = secondsAfter(clock.now(), sessionSeconds);
    if (end.getTime() - row.expiresAt.getTime() > extendEverySeconds * 1000)
      await extendToken(db, { tokenHash: row.tokenHash, expiresAt: end });
    return { id: row.visitorId, tokenHash: row.tokenHash, deviceKey: deviceKeyOf(request) };
  };
  return {
    visitor,
    visit: async (request, visitId) => {
      const { id } = await visitor(request);
      const row = await findOwnVisit(db, { visitId, visitorId: id });
      if (!row) throw new ProtocolError('notFound');
      return visitOf(row, clock);
    },
  };
}

/** The header must speak for a call that changes something: a foreign site can make a browser send cookies, but no header. */
async function tokenOf(
  request: FastifyRequest,
  { db, clock }: { db: Db; clock: Clock },
): Promise<TokenRow | undefined> {
  const header = request.headers[tokenHeader];
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const token = isReading ? request.cookies[cookieTable.token.name] : header;
  const secret = request.cookies[cookieTable.tokenSecret.name];
  if (typeof token !== 'string' || token === '' || !secret) return undefined;
  return findToken(db, { tokenHash: plainHash(token), secretHash: plainHash(secret), now: clock.now() });
}

export function visitOf(row: VisitRow, clock: Clock): Visit {
  const isVerified = row.verifiedAt !== null && secondsAfter(row.verifiedAt, sessionSeconds) > clock.now();
  const { id, visitorId, branchId, line, createdAt, answers } = row;
  return {
    id,
    visitorId,
    branchId,
    line,
    createdAt,
    answers,
    isVerified,
    verifiedIdentityKey: isVerified ? row.verifiedIdentityKey : null,
  };
}
