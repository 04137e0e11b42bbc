import type { Executor } from '../../db/database';
import type { Services } from '../../frame/services';
import { saveCustomer, savePerson } from '../customer/customer-store';
import { identityKeyOf, phoneKeyOf } from '../customer/identity-key';
import { markVerified } from '../visit/visit-store';
import type { CodeRow } from './otp-store';

export interface Contact {
  identityNo: string;
  phoneNumber: string;
}

/** Whether a code was sent for this person and telephone: what was put in their place meanwhile is not proven by it. */
export const isOfContact = (
  { identityKey, phoneKey }: CodeRow,
  { identityNo, phoneNumber }: Contact,
  { config }: Pick<Services, 'config'>,
): boolean => identityKey === identityKeyOf(config, identityNo) && phoneKey === phoneKeyOf(config, phoneNumber);

/** What a right code opens: the visit is proven and the person stored. */
export async function proveVisit(
  tx: Executor,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { visitId, identityNo, phoneNumber }: Contact & { visitId: string },
): Promise<void> {
  const identityKey = identityKeyOf(config, identityNo);
  await markVerified(tx, { visitId, at: clock.now(), identityKey, phone: phoneNumber });
  await saveCustomer(tx, { identityKey, verifiedAt: clock.now() });
  await savePerson(tx, { visitId, identityNo, phoneNumber });
}
