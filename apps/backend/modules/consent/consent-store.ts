import { contactTypes } from '@emsal/api/permission-channels';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { consents } from './tables';

export type Consent = typeof consents.$inferSelect;

export async function addConsent(db: Executor, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent);
}

/** The row in effect: the newest of its kind, and of a contact type where one is given. */
export async function lastConsent(
  db: Executor,
  { visitId, kind, contactType }: Pick<Consent, 'kind'> & { visitId: string; contactType?: number },
): Promise<Consent | undefined> {
  const [row] = await db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.visitId, visitId),
        eq(consents.kind, kind),
        contactType === undefined ? undefined : eq(consents.contactType, contactType),
      ),
    )
    .orderBy(desc(consents.position))
    .limit(1);
  return row;
}

/** Every announcement permission of a customer that was given or taken back, over all their visits, newest first. */
export const announcementsOf = (db: Executor, customerId: string): Promise<Consent[]> =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.customerId, customerId), eq(consents.kind, 'announcement')))
    .orderBy(desc(consents.position));

/** @param log newest first @returns the contact types whose newest row is given */
export const openChannels = (log: readonly Consent[]): Set<number> =>
  new Set(
    Object.values(contactTypes).filter((type) => log.find(({ contactType }) => contactType === type)?.isGiven ?? false),
  );
