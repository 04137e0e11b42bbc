import type { OutputOf } from '@emsal/api/calls/table';
import { customersOfLogin } from '../../../customers/login-store';
import { maskedIdentity } from '../../../formats/masked-identity';
import type { CustomerContext } from '../../../http/context';
import { loginOf } from '../telephones/login-of';
import { findProfile } from './profile-store';

type Identity = OutputOf<'GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}'>[number];

export async function listIdentities(context: CustomerContext): Promise<Identity[]> {
  const reached = await customersOfLogin(context.db, await loginOf(context));
  return Promise.all(
    reached.map(async ({ id, identityNo }) => {
      const profile = await findProfile(context.db, id);
      const name = profile?.companyName || `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim();
      return { name, identityNo: maskedIdentity(identityNo), isCurrent: id === context.customerId };
    }),
  );
}
