/** The person's permission: given with a consent, shown, taken back. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { assistantOutcomes } from '@emsal/api/outcomes/assistant';
import { randomSecret } from '../../db/random-id';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { recordConsent } from '../consent/record-consent';
import { lockKey } from '../visit-person/visit-person-store';
import { endOf, keyHashOf } from './access';
import { addKey, dropKeys, lastKey, lastReads } from './assistant-store';
import { mcpAddress } from './mcp-address';

/** Living keys of a visit; a further one ends the oldest. */
const perVisit = 2;
const refuse = refusalsOf(assistantOutcomes);

export async function permissionOf({
  db,
  clock,
  visit,
}: VisitContext): Promise<OutputOf<'GET quoterequestapi/assistant/permission/{visitId}'>> {
  const key = await lastKey(db, { visitId: visit.id, now: clock.now() });
  const lastRead = (await lastReads(db, [visit.id])).get(visit.id);
  return {
    isProven: visit.proven !== null,
    until: key?.expiresAt.toISOString() ?? null,
    lastReadAt: lastRead?.toISOString() ?? null,
  };
}

export async function permit(
  { textVersion }: ParsedOf<'POST quoterequestapi/assistant/permit'>,
  context: VisitContext,
): Promise<OutputOf<'POST quoterequestapi/assistant/permit'> | Refusal> {
  const { db, clock, config, visit } = context;
  const createdAt = clock.now();
  const expiresAt = endOf(visit);
  if (!visit.proven) return refuse('verifyFirst');
  if (expiresAt <= createdAt) return refuse('visitOver');
  const key = randomSecret();
  const { identityKey } = visit.proven;
  await db.transaction(async (tx) => {
    await lockKey(tx, `assistant-${visit.id}`);
    await addKey(tx, { keyHash: keyHashOf(key), visitId: visit.id, identityKey, createdAt, expiresAt }, perVisit);
    await recordConsent(tx, { kind: 'assistant', isGiven: true, textVersion, channel: 'web' }, context);
  });
  return { address: mcpAddress(config), key, until: expiresAt.toISOString() };
}

export async function revoke(
  { textVersion }: ParsedOf<'POST quoterequestapi/assistant/revoke'>,
  context: VisitContext,
): Promise<null> {
  const { db, visit } = context;
  await db.transaction(async (tx) => {
    await lockKey(tx, `assistant-${visit.id}`);
    await dropKeys(tx, visit.id);
    await recordConsent(tx, { kind: 'assistant', isGiven: false, textVersion, channel: 'web' }, context);
  });
  return null;
}
