import { formatPhone } from '@emsal/validation/phone/phone';
import { telephonesOf } from '../../../customers/customer-store';
import type { Executor } from '../../../db/database';
import { findProfile } from '../../account/information/profile-store';
import { partiesOf } from '../../policy/party/party-store';
import type { RequestRow } from '../../service-request/request-store';

export interface RequestPerson {
  name: string;
  phoneNumber: string;
  email: string;
}

/** Who asked: the policyholder, or the customer where it is about no policy. Empty texts where nothing is known. */
export async function requestPerson(
  db: Executor,
  { policyId, customerId }: Pick<RequestRow, 'policyId' | 'customerId'>,
): Promise<RequestPerson> {
  const [holder] = policyId === null ? [] : await partiesOf(db, policyId, 'policyholder');
  const purchase = {
    name: holder?.displayName ?? '',
    phoneNumber: formatPhone(holder?.phoneNumber ?? ''),
    email: holder?.email ?? '',
  };
  return purchase.name !== '' || customerId === null ? purchase : ofCustomer(db, customerId);
}

async function ofCustomer(db: Executor, customerId: string): Promise<RequestPerson> {
  const [profile, telephones] = await Promise.all([findProfile(db, customerId), telephonesOf(db, customerId)]);
  const bound = telephones.find(({ removedAt }) => removedAt === null);
  const name = profile ? [profile.firstName, profile.lastName, profile.companyName].filter(Boolean).join(' ') : '';
  return { name, phoneNumber: bound ? formatPhone(bound.telephone) : '', email: profile?.email ?? '' };
}
