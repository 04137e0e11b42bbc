/** Marketing permission at checkout, per channel; off unless ticked (domain 7). */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { contactTypes, type PermissionChannel } from '@emsal/api/permission-channels';
import { ownedByNobody } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import { randomId } from '../../../db/random-id';
import { addConsent, lastConsent } from '../../consent/consent-store';
import { contactOf } from '../../visit-person/contact';
import { readPerson } from '../../visit-person/visit-person-store';
import { lastPolicyInfo } from '../policy-info/policy-info-store';

type Permissions = OutputOf<'POST policyrequest/CheckAnnouncementPermission'>;

export async function checkPermissions({ db, visit }: VisitContext): Promise<Permissions> {
  const isGiven = async (channel: PermissionChannel): Promise<[PermissionChannel, boolean]> => {
    const row = await lastConsent(db, {
      visitId: visit.id,
      kind: 'announcement',
      contactType: contactTypes[channel],
    });
    return [channel, row?.isGiven ?? false];
  };
  return Object.fromEntries(
    await Promise.all((Object.keys(contactTypes) as PermissionChannel[]).map(isGiven)),
  ) as Permissions;
}

/** What a permission is for: the telephone of the form, and the address that stands beside the boxes. */
async function contactsOf({ db, visit }: VisitContext): Promise<Record<PermissionChannel, string>> {
  const { phoneNumber } = await contactOf({ db, visit });
  const typed = (await lastPolicyInfo(db, visit.id))?.email;
  const email = typed || (await readPerson(db, visit.id))?.email || '';
  return { sms: phoneNumber, call: phoneNumber, email };
}

export async function savePermissions(
  { permissions, textVersion }: ParsedOf<'POST policyrequest/SaveAnnouncementPermission'>,
  context: VisitContext,
): Promise<null> {
  const { db, visit, clock, request } = context;
  const contacts = await contactsOf(context);
  for (const { channel, isPermission } of permissions)
    await addConsent(db, {
      id: randomId(),
      visitId: visit.id,
      kind: 'announcement',
      isGiven: isPermission,
      channel: 'web',
      contact: contacts[channel],
      contactType: contactTypes[channel],
      textVersion: textVersion ?? null,
      address: request.address,
      at: clock.now(),
      ...(visit.proven ?? ownedByNobody),
    });
  return null;
}
