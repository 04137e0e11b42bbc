import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Contact } from '../../customers/owner';
import type { Executor } from '../../db/database';
import type { Services } from '../../http/services';
import { saveReturningPerson, savePerson } from '../customer/customer-store';
import { identityKeyOf, phoneKeyOf } from '../customer/identity-key';
import { proveVisit } from '../visit/prove-visit';
import { markVerified } from '../visit/visit-store';
import type { CodeRow } from './otp-store';

/** Whether the code was sent for this person and telephone, which may have been changed since. */
export const isOfContact = (
  { identityKey, phoneKey }: CodeRow,
  { identityNo, phoneNumber }: Contact,
  { config }: Pick<Services, 'config'>,
): boolean => identityKey === identityKeyOf(config, identityNo) && phoneKey === phoneKeyOf(config, phoneNumber);

/** After a correct code: marks the visit as verified and stores the person. */
export async function verifyVisit(
  tx: Executor,
  context: Pick<Services, 'clock' | 'config'>,
  { visitId, identityNo, phoneNumber }: Contact & { visitId: VisitId },
): Promise<void> {
  await verifyPolicyholder(tx, context, { visitId, identityNo, phoneNumber });
  await savePerson(tx, { visitId, identityNo, phoneNumber });
}

/** The same for a policyholder who is not the form's person: the form keeps its own. */
export async function verifyPolicyholder(
  tx: Executor,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { visitId, identityNo, phoneNumber }: Contact & { visitId: VisitId },
): Promise<void> {
  const identityKey = identityKeyOf(config, identityNo);
  // First, because a login also takes the identity's lock before it changes visits.
  await proveVisit(tx, visitId, { identityNo, phoneNumber });
  await markVerified(tx, { visitId, at: clock.now(), identityKey, phone: phoneNumber });
  await saveReturningPerson(tx, { identityKey, verifiedAt: clock.now() });
}
