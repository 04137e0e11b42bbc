/** `/uyelik/tekliflerim/yenileme/:policyId/takip`: watching the price of the next term of a policy that ends soon. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { createClient } from '@emsal/api/client';
import { watchLimits } from '@emsal/api/price-watch';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { todayOn, usePage } from '@emsal/platform/page';
import { data, redirect, useLoaderData, useNavigate } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { Stack } from '@emsal/ui/stack/stack';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { accountLoader, answered, type AccountData } from '../../area/account-loader';
import { watchPath } from '../offer-paths';
import { firstSettings, settingsOf, watchForm } from './watch-form';
import { WatchHead } from './watch-head';
import { WatchNotes } from './watch-notes';
import { watchTexts as texts } from './watch.texts';

interface Loaded {
  policy: PolicyCard;
  renewal: RenewalWatch;
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const { policyId } = args.params;
  const [cards, watches] = await Promise.all([
    client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id }),
    client.command('GET selfservice/customeraccount/getRenewalWatches/{id}', { id }),
  ]);
  const policy = answered(cards, args).policies.find((one) => one.id === policyId);
  const renewal = answered(watches, args).renewals.find((one) => one.policyId === policyId);
  if (!policy || !renewal) throw data(null, { status: 404 });
  if (renewal.watch) throw redirect(watchPath(renewal.watch.watchId));
  return { policy, renewal };
});

function useStart({ policyId }: RenewalWatch) {
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  return async (values: Values) => {
    const input = { policyId, ...settingsOf(values) };
    const reply = await client.command('POST selfservice/customeraccount/startRenewalWatch', input);
    if (reply.isSuccess) await navigate(watchPath(reply.result.watchId));
    return reply;
  };
}

export function Component() {
  const { policy, renewal, information } = useLoaderData<AccountData<Loaded>>();
  const start = useStart(renewal);
  const today = todayOn(usePage());
  const { insurers, nextOn } = renewal;
  return (
    <Stack gap={32}>
      <WatchHead title={texts.renewal.title} watched={policy} />
      <Columns split="7-5">
        <FormPanel
          form={watchForm(texts.form.start, information.emailVerificationStatus)}
          send={start}
          initial={firstSettings}
        />
        <WatchNotes
          insurers={insurers}
          first={nextOn > today && formatLongDate(nextOn)}
          ends={formatLongDate(addDays(today, watchLimits.days))}
        />
      </Columns>
    </Stack>
  );
}
