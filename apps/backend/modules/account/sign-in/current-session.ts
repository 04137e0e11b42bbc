import type { OutputOf } from '@emsal/api/calls/table';
import { firstNameOf } from '@emsal/platform/formats/names';
import type { CallerContext } from '../../../http/context';
import { sealCustomer } from '../../../http/ownership/require-customer';
import { findProfile } from '../information/profile-store';
import { clearGreeting, isGreeted } from './greeting';

type Session = OutputOf<'GET selfservice/customeraccount/getSession'>;

/** The customer whose session this browser carries. Pages stop greeting one whose session is over. */
export async function currentSession(context: CallerContext): Promise<Session> {
  const { customerId } = context.visitor!;
  if (customerId === null) {
    if (isGreeted(context)) clearGreeting(context);
    return null;
  }
  const profile = await findProfile(context.db, customerId);
  return { customerId: sealCustomer(customerId, context), firstName: profile ? firstNameOf(profile) : '' };
}
