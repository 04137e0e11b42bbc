import { and, eq, gt, isNull } from 'drizzle-orm';
import { secondsAfter } from '../../clock/clock';
import { randomSecret } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { passkeyChallenges } from './tables';

/** Time for the fingerprint, or to find the other device. */
export const challengeSeconds = 300;

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** A passkey is added by the session's customer; who signs in is not known before. */
const customerOf = (purpose: Purpose, { visitor }: CallerContext): string | null =>
  purpose === 'add' ? visitor!.customerId : null;

export async function newChallenge(purpose: Purpose, context: CallerContext): Promise<string> {
  const challenge = randomSecret();
  await context.db.insert(passkeyChallenges).values({
    challenge,
    visitorId: context.visitor!.id,
    purpose,
    customerId: customerOf(purpose, context),
    expiresAt: secondsAfter(context.clock.now(), challengeSeconds),
  });
  return challenge;
}

/** @returns whether it was this browser's, for this purpose, and unused */
export async function takeChallenge(challenge: string, purpose: Purpose, context: CallerContext): Promise<boolean> {
  const customerId = customerOf(purpose, context);
  const taken = await context.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.visitorId, context.visitor!.id),
        eq(passkeyChallenges.purpose, purpose),
        customerId === null ? isNull(passkeyChallenges.customerId) : eq(passkeyChallenges.customerId, customerId),
        gt(passkeyChallenges.expiresAt, context.clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}

/** The challenge that a browser says was signed; empty when it says none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === 'string' ? data.challenge : '';
  } catch {
    return '';
  }
}
