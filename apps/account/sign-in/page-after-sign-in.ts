import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import type { Client } from '@emsal/api/client';
import { accountTarget } from '@emsal/validation/account-target/account-target';
import { accountHome } from './sign-in-steps';

interface SignedIn {
  /** Sealed. */
  customerId: string;
  target: string | null;
}

/** What is missing, where the visitor wanted to go, or the account's home. */
export async function pageAfterSignIn(client: Client, { customerId, target }: SignedIn): Promise<string> {
  const known = await client.command('GET selfservice/customeraccount/getCustomerInfo/{customerId}', { customerId });
  return pageFor(known.isSuccess ? known.result.missing : [], target);
}

export function pageFor(missing: AccountInformation['missing'], target: string | null): string {
  const next = accountTarget(target) ?? accountHome;
  if (missing.length === 0) return next;
  return `/uyelik/kisisel-bilgiler?${new URLSearchParams({ hedef: next }).toString()}`;
}
