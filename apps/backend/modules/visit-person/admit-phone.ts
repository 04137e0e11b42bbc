import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import { addPhone, dropPhone, lockKey } from './visit-person-store';
import { identityHashOf, telephoneHashOf } from './identity-hash';

/** Maximum of contact telephones of one identity over all visits (funnel 5; spec decisions). */
const phonesPerIdentity = 10;

const refuse = refusalsOf(sharedStepOutcomes);

/** Null when the identity may use this telephone: it has used it before, or it is among its first ten. */
export async function admitPhone(
  { identityNo, phoneNumber }: { identityNo: string; phoneNumber: string },
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
): Promise<Refusal | null> {
  const pair = {
    identityHash: identityHashOf(config, identityNo),
    telephoneHash: telephoneHashOf(config, phoneNumber),
  };
  const isAdmitted = await db.transaction(async (tx) => {
    await lockKey(tx, pair.identityHash);
    const count = await addPhone(tx, { ...pair, firstUsedAt: clock.now() });
    if (count > phonesPerIdentity) await dropPhone(tx, pair);
    return count <= phonesPerIdentity;
  });
  return isAdmitted ? null : refuse('phoneMaximumUse');
}
