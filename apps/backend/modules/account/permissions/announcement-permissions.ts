/** Announcement permissions of a signed-in customer: rows of the consent log without a visit (decision 350). */
import type { permissionSources } from '@emsal/api/calls/customer-account/permissions';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { contactTypes, electronicConsentVersion } from '@emsal/api/permission-channels';
import { boundTelephones, findCustomer } from '../../../customers/customer-store';
import type { Executor, Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { CustomerContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { addConsent, announcementsOf, openChannels, type Consent } from '../../consent/consent-store';
import { findProfile } from '../information/profile-store';

const refuse = refusalsOf(customerAccountOutcomes);
type Given = ParsedOf<'POST selfservice/formData/saveAnnouncementPermission'>;
type Channel = OutputOf<'POST selfservice/formData/checkAnnouncementPermission'>[number];

export async function listPermissions({ db, customerId }: CustomerContext): Promise<Channel[]> {
  const log = await announcementsOf(db, customerId);
  const open = openChannels(log);
  return Object.values(contactTypes).map((type) => ({
    type,
    isPermission: open.has(type),
    history: log.filter(({ contactType }) => contactType === type).map(toHistory),
  }));
}

const toHistory = (row: Consent): Channel['history'][number] => ({
  at: row.at.toISOString(),
  isGiven: row.isGiven,
  source: sourceOf(row),
  textVersion: row.textVersion,
});

function sourceOf({ channel, visitId, entryId }: Consent): (typeof permissionSources)[number] {
  if (channel === 'desk') return 'desk';
  if (visitId !== null) return 'purchase';
  return entryId === null ? 'account' : 'form';
}

/** A channel is opened by agreeing to the electronic consent; closing it needs nothing. */
export async function savePermission(given: Given, context: CustomerContext): Promise<null | Refusal> {
  const { type, isPermission, textVersion } = given;
  if (isPermission && textVersion !== electronicConsentVersion) return refuse('consentNeeded');
  const contact = await contactOf(type, context);
  if (isPermission && contact === '') return refuse('emailUnknown');
  await record(context.db, { ...given, contact }, context);
  return null;
}

/** With the account that ends. */
export async function closePermissions(tx: Tx, context: CustomerContext): Promise<void> {
  for (const type of openChannels(await announcementsOf(tx, context.customerId))) {
    const contact = await contactOf(type as Given['type'], context);
    await record(tx, { type: type as Given['type'], isPermission: false, contact }, context);
  }
}

async function record(
  db: Executor,
  { type, isPermission, textVersion, contact }: Given & { contact: string },
  { customerId, clock, request }: CustomerContext,
): Promise<void> {
  const { identityKey } = (await findCustomer(db, { customerId }))!;
  await addConsent(db, {
    id: randomId(),
    visitId: null,
    kind: 'announcement',
    channel: 'web',
    isGiven: isPermission,
    textVersion: isPermission ? textVersion : null,
    contact,
    contactType: type,
    address: request.address,
    at: clock.now(),
    identityKey,
    telephoneKey: null,
    customerId,
  });
}

/** Empty without an address. */
async function contactOf(type: Given['type'], { db, customerId }: CustomerContext): Promise<string> {
  if (type === contactTypes.email) return (await findProfile(db, customerId))!.email;
  const [first] = await boundTelephones(db, customerId);
  return first!.telephone;
}
