/** Which visit a key opens. Unknown, revoked, expired and outlived keys are not told apart. */
import { secondsAfter } from '../../clock/clock';
import type { Visit } from '../../http/principals';
import type { Services } from '../../http/services';
import { plainHash } from '../../personal-data/keyed-hash';
import { lastConsent } from '../consent/consent-store';
import { visitOf } from '../visit/own-visit';
import { readHeldVisit } from '../visit/visit-store';
import { visitSeconds } from '../visit/visit-seconds';
import { readKey } from './assistant-store';

export const keyHashOf = (key: string): string => plainHash(key);

export const endOf = ({ createdAt }: Pick<Visit, 'createdAt'>): Date => secondsAfter(createdAt, visitSeconds);

/** Null unless the key lives, the visit is still of the person who gave it, and the newest word of the consent log permits. */
export async function visitOfKey(key: string, { db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Visit | null> {
  const row = await readKey(db, { keyHash: keyHashOf(key), now: clock.now() });
  const held = row && (await readHeldVisit(db, row.visitId));
  if (!held || held.identityKey !== row.identityKey) return null;
  const consent = await lastConsent(db, { visitId: held.id, kind: 'assistant' });
  return consent?.isGiven ? visitOf(held, clock) : null;
}
