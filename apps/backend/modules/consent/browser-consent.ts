/** The consent log of a browser that filled in a form without a visit. It is told what it recorded itself, and nothing of others. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { and, desc, eq } from 'drizzle-orm';
import { identityIndex, ownedByNobody } from '../../customers/owner';
import type { Executor } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { addConsent, type Consent } from './consent-store';
import { contactIn } from './contact-in';
import { consents } from './tables';

type OfBrowser = { visitorId: string; kind: Consent['kind'] };
type Contact = ParsedOf<'POST selfservice/formData/checkFormPermission'>;
type Notice = OutputOf<'POST selfservice/formData/getKvkkStatus'>;

/** Newest first. */
const consentsOf = (db: Executor, { visitorId, kind }: OfBrowser): Promise<Consent[]> =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.visitorId, visitorId), eq(consents.kind, kind)))
    .orderBy(desc(consents.position));

type NewConsent = Pick<Consent, 'kind' | 'isGiven' | 'channel' | 'textVersion'> &
  Partial<Pick<Consent, 'contact' | 'contactType' | 'identityKey'>>;

const record = (consent: NewConsent, { db, clock, request, visitor }: CallerContext): Promise<void> =>
  addConsent(db, {
    ...ownedByNobody,
    ...consent,
    id: randomId(),
    visitorId: visitor!.id,
    at: clock.now(),
    address: request.address,
  });

/** Whether the newest word of this browser about the contact permits. */
export async function isPermitted({ value, type }: Contact, { db, visitor }: CallerContext): Promise<boolean> {
  const contact = contactIn(value, type);
  const rows = await consentsOf(db, { visitorId: visitor!.id, kind: 'announcement' });
  return rows.find((row) => row.contactType === type && row.contact === contact)?.isGiven ?? false;
}

export const savePermission = (
  { value, type, isPermission, textVersion }: ParsedOf<'POST selfservice/formData/saveFormPermission'>,
  context: CallerContext,
): Promise<void> =>
  record(
    {
      kind: 'announcement',
      isGiven: isPermission,
      textVersion,
      channel: 'web',
      contact: contactIn(value, type),
      contactType: type,
    },
    context,
  );

export const recordNotice = (
  { identityNo, textVersion, channel }: ParsedOf<'POST selfservice/formData/setkvkkstatus'>,
  context: CallerContext,
): Promise<void> =>
  record(
    { kind: 'informationNotice', isGiven: true, textVersion, channel, identityKey: identityIndex(identityNo) },
    context,
  );

export async function noticeOf(
  { identityNo }: { identityNo: string },
  { db, visitor }: CallerContext,
): Promise<Notice> {
  const rows = await consentsOf(db, { visitorId: visitor!.id, kind: 'informationNotice' });
  const shown = rows.find((row) => row.identityKey === identityIndex(identityNo));
  return { isShown: shown !== undefined, textVersion: shown?.textVersion ?? null };
}
