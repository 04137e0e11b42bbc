/** `/uyelik/tekliflerim/:quoteHeaderId/takip`: watching the price of an open list. */
import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { createClient } from '@emsal/api/client';
import { watchLimits } from '@emsal/api/price-watch';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { todayOn, usePage } from '@emsal/platform/page';
import { data, useLoaderData, useNavigate } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { Stack } from '@emsal/ui/stack/stack';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { accountLoader, answered, type AccountData } from '../../area/account-loader';
import { offersPath } from '../offer-paths';
import { firstSettings, settingsOf, watchForm } from './watch-form';
import { WatchHead } from './watch-head';
import { WatchNotes } from './watch-notes';
import { watchTexts as texts } from './watch.texts';

interface Loaded {
  list: OpenOffers;
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const reply = await client.command('GET selfservice/customeraccount/getCustomerOffers/{id}', { id });
  const list = answered(reply, args).lists.find((one) => one.quoteHeaderId === args.params['quoteHeaderId']);
  if (!list) throw data(null, { status: 404 });
  return { list };
});

function useStart({ quoteHeaderId }: OpenOffers) {
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  return async (values: Values) => {
    const input = { quoteHeaderId, ...settingsOf(values) };
    const reply = await client.command('POST selfservice/customeraccount/startPriceWatch', input);
    if (reply.isSuccess) await navigate(offersPath);
    return reply;
  };
}

export function Component() {
  const { list, information } = useLoaderData<AccountData<Loaded>>();
  const start = useStart(list);
  const today = todayOn(usePage());
  const { emailVerificationStatus: hasConfirmedEmail } = information;
  return (
    <Stack gap={32}>
      <WatchHead title={texts.lowest(formatMoney(list.price))} watched={list} />
      <Columns split="7-5">
        <FormPanel form={watchForm(texts.form.start, hasConfirmedEmail)} send={start} initial={firstSettings} />
        <WatchNotes ends={formatLongDate(addDays(today, watchLimits.days))} />
      </Columns>
    </Stack>
  );
}
