/** The announcement permission of somebody without a visit, who gave it by a form of a content page. */
import { contactTypes } from '@emsal/api/permission-channels';
import { and, desc, eq } from 'drizzle-orm';
import { ownerColumnsFor } from '../../customers/owner';
import type { Executor } from '../../db/database';
import { randomId } from '../../db/random-id';
import { addConsent, type Consent } from './consent-store';
import { consents } from './tables';

/** By SMS; the identity number that was typed is not proven. */
interface EntryPermission {
  entryId: string;
  identityNo: string;
  phoneNumber: string;
  textVersion: string;
  /** IP address. */
  address: string;
  at: Date;
}

export const givePermission = (db: Executor, { identityNo, phoneNumber, ...given }: EntryPermission): Promise<void> =>
  addConsent(db, {
    ...given,
    id: randomId(),
    kind: 'announcement',
    isGiven: true,
    channel: 'web',
    contact: phoneNumber,
    contactType: contactTypes.sms,
    ...ownerColumnsFor(identityNo, null),
  });

/** The row in effect. */
export async function permissionOfEntry(db: Executor, entryId: string): Promise<Consent | undefined> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.entryId, entryId), eq(consents.kind, 'announcement')))
    .orderBy(desc(consents.position))
    .limit(1);
  return row;
}

/** The person asked the company to. @returns false when no permission is in effect */
export async function withdrawPermission(db: Executor, entryId: string, at: Date): Promise<boolean> {
  const given = await permissionOfEntry(db, entryId);
  if (!given?.isGiven) return false;
  const { position: _, ...row } = given;
  await addConsent(db, { ...row, id: randomId(), isGiven: false, channel: 'desk', at });
  return true;
}
