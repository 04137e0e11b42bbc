import { boundTelephones } from '../../../customers/customer-store';
import type { Executor } from '../../../db/database';
import { findProfile } from '../../account/information/profile-store';
import { partiesOf } from '../../policy/party/party-store';
import type { RequestRow } from '../request-store';

interface Contact {
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}

/** The policyholder of the request's policy; the customer where it is about no policy. */
export async function contactOf(
  db: Executor,
  { policyId, customerId }: Pick<RequestRow, 'policyId' | 'customerId'>,
): Promise<Contact> {
  if (policyId !== null) return (await partiesOf(db, policyId, 'policyholder'))[0] ?? {};
  if (customerId === null) return {};
  const [profile, [telephone]] = await Promise.all([findProfile(db, customerId), boundTelephones(db, customerId)]);
  return { email: profile?.email, phoneNumber: telephone?.telephone };
}
