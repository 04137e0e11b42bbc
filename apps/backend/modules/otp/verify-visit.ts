import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Contact } from '../../customers/owner';
import type { Executor } from '../../db/database';
import type { Services } from '../../http/services';
import { saveReturningPerson, savePerson } from '../visit-person/visit-person-store';
import { identityHashOf } from '../visit-person/identity-hash';
import { proveVisit } from '../visit/prove-visit';
import { markVerified } from '../visit/visit-store';

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
  const identityHash = identityHashOf(config, identityNo);
  // First, because a login also takes the identity's lock before it changes visits.
  await proveVisit(tx, visitId, { identityNo, phoneNumber });
  await markVerified(tx, { visitId, at: clock.now(), identityHash, phone: phoneNumber });
  await saveReturningPerson(tx, { identityHash, verifiedAt: clock.now() });
}
