/** `/uyelik/hesabim/police/:policyNo`: one policy, with its PDF and what comes next. */
import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { assetStates } from '@emsal/api/policy-filters';
import { todayOn, usePage } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { ExternalActions } from './external-actions';
import { PolicyActions } from './policy-actions';
import { Claim, Covers, Documents, Insured, LossPayee, Premium, Reminder, Renewal } from './policy-parts';
import { PolicyHead } from './policy-head';
import { policyTexts as texts } from './policy.texts';

interface Loaded {
  policy: PolicyDetail;
}

export const loader = accountLoader(async ({ client }, args): Promise<Loaded> => {
  const policyNo = args.params['policyNo']!;
  const reply = await client.command('GET selfservice/customeraccount/getCustomerPolicy/{policyNo}', { policyNo });
  return { policy: answered(reply, args) };
});

export function Component() {
  const { policy } = useLoaderData<AccountData<Loaded>>();
  const today = todayOn(usePage());
  const { renewalPath, remindOn } = policy;
  return (
    <Stack gap={48}>
      <PageTitle>{texts.title(policy.lineName)}</PageTitle>
      <PolicyHead policy={policy} today={today} />
      {renewalPath !== null && <Renewal path={renewalPath} />}
      {remindOn !== null && <Reminder day={remindOn} />}
      <Claim policy={policy} />
      <Insured policy={policy} />
      <LossPayee policy={policy} />
      <Covers policy={policy} />
      <Premium policy={policy} />
      <Documents policy={policy} />
      {policy.type === 'external' && <ExternalActions policy={policy} />}
      {policy.type === 'sold' && policy.state === assetStates.active && <PolicyActions policy={policy} />}
    </Stack>
  );
}
