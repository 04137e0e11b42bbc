/** What the home page knows of whoever is signed in. Everybody else's page asks nothing and comes from the cache. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { createClient } from '@emsal/api/client';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';

export interface Member {
  firstName: string;
  /** In force, the one that ends first first. */
  policies: PolicyCard[];
}

const running: readonly PolicyCard['status'][] = ['active', 'duringPeriod', 'cancelling', 'external'];

/** Null without a session, also when the readable cookie outlived it, and while the API is away. */
export async function loadMember(args: LoaderFunctionArgs): Promise<Member | null> {
  const { customerName, transport } = pageOf(args);
  if (!customerName?.()) return null;
  const client = createClient(transport);
  const session = await client.command('GET selfservice/customeraccount/getSession', {});
  if (!session.isSuccess || session.result === null) return null;
  const { customerId, firstName } = session.result;
  const cards = await client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id: customerId });
  const policies = cards.isSuccess ? cards.result.policies : [];
  return { firstName, policies: policies.filter(({ status }) => running.includes(status)) };
}
