/** Opens the session and finds the next page: what is missing, where the visitor wanted to go, or the account's home. */
import type { Client } from '@emsal/api/client';
import type { Envelope, Failure } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import { accountTarget } from '@emsal/validation/account-target/account-target';
import { accountHome } from './sign-in-steps';

/** @returns the path to go to */
export async function finishSignIn(client: Client, seance: string): Promise<Envelope<string>> {
  const opened = await client.command('POST selfservice/customeraccount/login', { seance });
  if (!opened.isSuccess) return opened satisfies Failure;
  const { customerId, target } = opened.result;
  const known = await client.command('GET selfservice/customeraccount/getCustomerInfo/{customerId}', { customerId });
  const next = accountTarget(target) ?? accountHome;
  const isComplete = !known.isSuccess || known.result.missing.length === 0;
  return success(isComplete ? next : `/uyelik/kisisel-bilgiler?${new URLSearchParams({ hedef: next }).toString()}`);
}
