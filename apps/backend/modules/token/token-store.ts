import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visitors, visitorTokens } from './tables';

export interface TokenRow {
  tokenHash: string;
  secretHash: string;
  visitorId: string;
  issuedAt: Date;
  expiresAt: Date;
}

export async function addVisitor(
  db: Executor,
  visitor: { id: string; deviceKey: string; createdAt: Date },
): Promise<void> {
  await db.insert(visitors).values(visitor);
}

export async function addToken(db: Executor, token: TokenRow): Promise<void> {
  await db.insert(visitorTokens).values(token);
}

/** The valid token with both halves. */
export async function findToken(
  db: Executor,
  halves: { tokenHash: string; secretHash: string; now: Date },
): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(visitorTokens)
    .where(
      and(
        eq(visitorTokens.tokenHash, halves.tokenHash),
        eq(visitorTokens.secretHash, halves.secretHash),
        gt(visitorTokens.expiresAt, halves.now),
      ),
    );
  return row;
}

/** The visitor of a secret, even when its token has expired. */
export async function visitorOfSecret(db: Executor, secretHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ visitorId: visitorTokens.visitorId })
    .from(visitorTokens)
    .where(eq(visitorTokens.secretHash, secretHash));
  return row?.visitorId;
}

export async function extendToken(
  db: Executor,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .update(visitorTokens)
    .set({ expiresAt })
    .where(and(eq(visitorTokens.tokenHash, tokenHash), lt(visitorTokens.expiresAt, expiresAt)));
}

/** Replaces the secret half of a token, which invalidates the old one. */
export async function replaceSecret(
  db: Executor,
  { tokenHash, secretHash }: { tokenHash: string; secretHash: string },
): Promise<void> {
  await db.update(visitorTokens).set({ secretHash }).where(eq(visitorTokens.tokenHash, tokenHash));
}

/** After a rotation: deletes all other tokens of the visitor. */
export async function dropOtherTokens(
  db: Executor,
  { visitorId, tokenHash }: { visitorId: string; tokenHash: string },
): Promise<void> {
  await db
    .delete(visitorTokens)
    .where(and(eq(visitorTokens.visitorId, visitorId), ne(visitorTokens.tokenHash, tokenHash)));
}
