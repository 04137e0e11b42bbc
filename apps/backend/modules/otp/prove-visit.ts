import { vehiclesOf } from '../asset/known-vehicles';
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

/** What a right code opens: the visit is proven, the person stored, their vehicles known. */
export async function proveVisit(
  services: Services,
  { visitId, ...contact }: Contact & { visitId: string },
): Promise<void> {
  const { db, clock, config } = services;
  const identityKey = identityKeyOf(config, contact.identityNo);
  await markVerified(db, { visitId, at: clock.now(), identityKey, phone: contact.phoneNumber });
  await saveCustomer(db, { identityKey, verifiedAt: clock.now() });
  const hasAssets = (await vehiclesOf({ identityNo: contact.identityNo, visitId }, services)).length > 0;
  await savePerson(db, { visitId, ...contact, hasAssets });
}
