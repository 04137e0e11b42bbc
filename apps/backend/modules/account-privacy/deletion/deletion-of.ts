/** What the deletion of an account would delete and leave. */
import type { AccountDeletion } from '@emsal/api/calls/customer-account/privacy';
import { assetStates } from '@emsal/api/policy-filters';
import type { CustomerContext } from '../../../http/context';
import { listCoupons } from '../../account-discount/list-coupons';
import { policyCards } from '../../account-policy/list-policies';
import { salePeriod } from '../../retention/retention-periods';
import { openRequestStates } from '../../service-request/request-graph';
import { requestsOfCustomer } from '../../service-request/request-store';
import { isPaymentRunning } from '../payment-running';

export async function deletionOf(context: CustomerContext): Promise<AccountDeletion> {
  const { db, customerId } = context;
  const cards = await policyCards(context);
  const sold = cards.filter(({ type }) => type === 'sold');
  const requests = await requestsOfCustomer(db, customerId);
  return {
    policies: sold.length,
    runningPolicies: sold.filter(({ state }) => state === assetStates.active).length,
    openRequests: requests.filter(({ state }) => openRequestStates.includes(state)).length,
    externalPolicies: cards.length - sold.length,
    coupons: (await listCoupons(context)).filter(({ used, expired }) => !used && !expired).length,
    saleDays: salePeriod,
    isPaymentRunning: await isPaymentRunning(db, customerId),
  };
}
