/** What the deletion of an account would delete and leave. */
import type { AccountDeletion } from '@emsal/api/calls/customer-account/privacy';
import { assetStates } from '@emsal/api/policy-filters';
import type { CustomerContext } from '../../../http/context';
import { listCoupons } from '../../account-discount/list-coupons';
import { policyCards } from '../../account-policy/list-policies';
import { watchesOf } from '../../price-watch/watch-store';
import { salePeriod } from '../../retention/retention-periods';
import { openRequestStates } from '../../service-request/request-graph';
import { requestsOfCustomer } from '../../service-request/request-store';
import { isPaymentRunning } from '../payment-running';
import { goesOnOf } from './what-goes-on';
import { isOfAccountOnly } from './withdraw-help';

export async function deletionOf(context: CustomerContext): Promise<AccountDeletion> {
  const { db, customerId } = context;
  const cards = await policyCards(context);
  const sold = cards.filter(({ type }) => type === 'sold');
  const requests = await requestsOfCustomer(db, customerId);
  const open = requests.filter(({ state }) => openRequestStates.includes(state));
  const { refundDue, needsBankAccount, requests: goingOn } = await goesOnOf(db, customerId);
  return {
    policies: sold.length,
    runningPolicies: sold.filter(({ state }) => state === assetStates.active).length,
    openRequests: goingOn.length,
    openHelp: open.filter(isOfAccountOnly).length,
    priceWatches: (await watchesOf(db, customerId)).filter(({ endedAt }) => endedAt === null).length,
    refundDue,
    needsBankAccount,
    externalPolicies: cards.length - sold.length,
    coupons: (await listCoupons(context)).filter(({ used, expired }) => !used && !expired).length,
    saleDays: salePeriod,
    isPaymentRunning: await isPaymentRunning(db, customerId),
  };
}
