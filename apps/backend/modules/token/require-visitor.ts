/** Resolves the browser of a request from both halves of its token (decision 030). */
import type { Clock } from '@emsal/platform/clock';
import { tokenHeader } from '@emsal/platform/session/token';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import type { FastifyRequest } from 'fastify';
import { secondsAfter } from '../../clock/clock';
import { customerOfSession } from '../../customers/session-store';
import type { Db } from '../../db/database';
import { deviceKeyOf } from '../../http/create-context';
import { plainHash } from '../../personal-data/keyed-hash';
import type { Visitor } from '../../http/principals';
import { ProtocolError } from '../../http/protocol-error';
import { sessionSeconds } from '../../http/session-seconds';
import { extendToken, findToken, type TokenRow } from './token-store';

/** A token's expiry is extended at most this often, so that not every read causes a write. */
const extendEverySeconds = 600;

interface TokenContext {
  db: Db;
  clock: Clock;
}

/** @throws ProtocolError tokenMissing */
export async function requireVisitor(request: FastifyRequest, { db, clock }: TokenContext): Promise<Visitor> {
  const row = await tokenOf(request, { db, clock });
  if (!row) throw new ProtocolError('tokenMissing');
  const end = secondsAfter(clock.now(), sessionSeconds);
  if (end.getTime() - row.expiresAt.getTime() > extendEverySeconds * 1000)
    await extendToken(db, { tokenHash: row.tokenHash, expiresAt: end });
  return {
    id: row.visitorId,
    tokenHash: row.tokenHash,
    deviceKey: deviceKeyOf(request),
    customerId: await sessionCustomer(request, row, { db, clock }),
  };
}

/** The customer whose session this browser carries. */
async function sessionCustomer(
  { cookies }: FastifyRequest,
  { visitorId }: TokenRow,
  { db, clock }: TokenContext,
): Promise<string | null> {
  const token = cookies[cookieTable.customerId.name];
  return token ? customerOfSession(db, { tokenHash: plainHash(token), visitorId, now: clock.now() }) : null;
}

/** State-changing calls need the token header: another site can make a browser send cookies, but not this header. */
async function tokenOf(request: FastifyRequest, { db, clock }: TokenContext): Promise<TokenRow | undefined> {
  const header = request.headers[tokenHeader];
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const token = isReading ? request.cookies[cookieTable.token.name] : header;
  const secret = request.cookies[cookieTable.tokenSecret.name];
  if (typeof token !== 'string' || token === '' || !secret) return undefined;
  return findToken(db, { tokenHash: plainHash(token), secretHash: plainHash(secret), now: clock.now() });
}
