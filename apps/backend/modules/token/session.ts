import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { tokenOutcomes } from '@emsal/api/outcomes/protocol';
import { secondsAfter } from '../../clock/clock';
import { randomId, randomSecret } from '../../db/random-id';
import type { Executor } from '../../db/database';
import type { CallerContext } from '../../http/context';
import { plainHash } from '../../personal-data/keyed-hash';
import { sessionSeconds } from '../../http/session-seconds';
import { refusalsOf } from '../../http/refusal';
import { seal } from '../../http/seal';
import type { Visitor } from '../../http/principals';
import { addToken, addVisitor, dropOtherTokens, findToken, replaceSecret, visitorOfSecret } from './token-store';

const refuse = refusalsOf(tokenOutcomes);

/** Creates both halves of a token. A browser that still has a secret stays the same visitor, so that its visits survive an expired session. */
export async function createToken(applicationKey: string, context: CallerContext) {
  if (!context.config.applicationKeys.includes(applicationKey)) return refuse('applicationKeyUnknown');
  const token = randomSecret();
  const secret = randomSecret();
  const now = context.clock.now();
  const oldSecret = context.cookies.get(cookieTable.tokenSecret.name);
  await context.db.transaction(async (tx) => {
    const known = oldSecret && (await visitorOfSecret(tx, plainHash(oldSecret)));
    const visitorId = known || randomId();
    if (!known) await addVisitor(tx, { id: visitorId, deviceKey: context.request.deviceKey, createdAt: now });
    await addToken(tx, {
      tokenHash: plainHash(token),
      secretHash: plainHash(secret),
      visitorId,
      issuedAt: now,
      expiresAt: secondsAfter(now, sessionSeconds),
    });
  });
  setHalves(context, { token, secret });
  return token;
}

export async function checkToken(token: string, { db, clock, cookies }: CallerContext): Promise<boolean> {
  const secret = cookies.get(cookieTable.tokenSecret.name);
  return Boolean(
    secret && (await findToken(db, { tokenHash: plainHash(token), secretHash: plainHash(secret), now: clock.now() })),
  );
}

/** The visitor as sealed text that only this backend opens and that expires with the session. */
export async function sealToken({ visitor, config, clock }: CallerContext): Promise<string> {
  return seal(
    { visitorId: visitor!.id },
    { secretKey: config.secretKey, purpose: 'visitor' },
    secondsAfter(clock.now(), sessionSeconds),
  );
}

/**
 * After verification: invalidates all old secrets. The readable half stays, so that open pages keep working.
 * @returns the new secret, for `setSecretCookie` after the transaction has committed: before, a rollback would lock the browser out
 */
export async function rotateSecret(tx: Executor, { id, tokenHash }: Visitor): Promise<string> {
  const secret = randomSecret();
  await replaceSecret(tx, { tokenHash, secretHash: plainHash(secret) });
  await dropOtherTokens(tx, { visitorId: id, tokenHash });
  return secret;
}

export const setSecretCookie = ({ cookies }: Pick<CallerContext, 'cookies'>, secret: string): void =>
  cookies.set(cookieTable.tokenSecret.name, secret, cookieTable.tokenSecret);

function setHalves(context: CallerContext, { token, secret }: { token: string; secret: string }): void {
  context.cookies.set(cookieTable.token.name, token, cookieTable.token);
  setSecretCookie(context, secret);
}
