import { firstNameOf } from '@emsal/platform/formats/names';
import { cookieTable, customerNameCookie } from '@emsal/platform/storage/cookie-table';
import { revokeSessions } from '../../../customers/session-store';
import type { CallerContext } from '../../../http/context';
import { sealCustomer } from '../../../http/ownership/require-customer';
import { rememberCustomer } from '../../otp/remember-person';
import { endServiceProofs } from '../../service-proof/proof-store';
import type { Profile } from '../information/profile-store';

interface Entered {
  customerId: string;
  /** Of the session. */
  token: string;
  profile: Profile;
}

/** The browser is this customer's from now on: what it was before ends, and its cookies name the session. @returns the customer, sealed */
export async function enterAccount({ customerId, token, profile }: Entered, context: CallerContext): Promise<string> {
  const { db, clock, cookies, visitor } = context;
  await revokeSessions(db, { visitorId: visitor!.id, exceptCustomer: customerId }, clock.now());
  await endServiceProofs(db, visitor!.id, clock.now());
  cookies.set(cookieTable.customerId.name, token, cookieTable.customerId);
  cookies.set(customerNameCookie.name, firstNameOf(profile), customerNameCookie);
  await rememberCustomer(customerId, context);
  return sealCustomer(customerId, context);
}
