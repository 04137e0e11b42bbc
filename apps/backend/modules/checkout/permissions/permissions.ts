/** Marketing permission at checkout, per channel; off unless ticked (domain 7). */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { contactTypes, type PermissionChannel } from '@emsal/api/permission-channels';
import { unproven } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import { randomId } from '../../../db/random-id';
import { addConsent, lastConsent } from '../../consent/consent-store';
import { readPerson } from '../../customer/customer-store';

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

export async function savePermissions(
  { permissions, textVersion }: ParsedOf<'POST policyrequest/SaveAnnouncementPermission'>,
  { db, visit, clock, request }: VisitContext,
): Promise<null> {
  const person = await readPerson(db, visit.id);
  for (const { channel, isPermission } of permissions)
    await addConsent(db, {
      id: randomId(),
      visitId: visit.id,
      kind: 'announcement',
      isGiven: isPermission,
      channel: 'web',
      contact: channel === 'email' ? (person?.email ?? '') : (person?.phoneNumber ?? ''),
      contactType: contactTypes[channel],
      textVersion: textVersion ?? null,
      address: request.address,
      at: clock.now(),
      ...(visit.proven ?? unproven),
    });
  return null;
}
