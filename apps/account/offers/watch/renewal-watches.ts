import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import type { Account } from '../../area/account-loader';

/** Beside the policies of a page, which stands without them too. */
export async function renewalWatches({ client, customerId: id }: Account): Promise<RenewalWatch[]> {
  const reply = await client.command('GET selfservice/customeraccount/getRenewalWatches/{id}', { id });
  return reply.isSuccess ? reply.result.renewals : [];
}
