/** `/uyelik/tekliflerim/takip/:watchId`: the prices of a watch, its settings, pausing and deleting. */
import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { FormPanel } from '@emsal/forms/form-panel';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { data, useLoaderData } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../../area/account-loader';
import { PriceLine } from './price-line';
import { PriceTable } from './price-table';
import { useWatch, type WatchCalls } from './use-watch';
import { WatchButtons } from './watch-buttons';
import { valuesOf, watchForm } from './watch-form';
import { WatchHead } from './watch-head';
import { WatchNotes } from './watch-notes';
import { WatchState } from './watch-state';
import { caption, headline } from './watch-words';
import { watchTexts as texts } from './watch.texts';

interface Loaded {
  watch: PriceWatch;
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const reply = await client.command('GET selfservice/customeraccount/getCustomerPriceWatches/{id}', { id });
  const watch = answered(reply, args).watches.find(({ watchId }) => watchId === args.params['watchId']);
  if (!watch) throw data(null, { status: 404 });
  return { watch };
});

const Prices = ({ watch }: { watch: PriceWatch }) => (
  <Card roomy>
    <Stack gap={12}>
      <PriceLine watch={watch} />
      <Text>{caption(watch)}</Text>
      <PriceTable watch={watch} />
      <WatchState watch={watch} />
    </Stack>
  </Card>
);

interface SettingsProps {
  watch: PriceWatch;
  hasConfirmedEmail: boolean;
  save: WatchCalls['save'];
}

const Settings = ({ watch, hasConfirmedEmail, save }: SettingsProps) => (
  <Columns split="7-5">
    <FormPanel form={watchForm(texts.form.save, hasConfirmedEmail)} send={save} initial={valuesOf(watch)} />
    <WatchNotes ends={formatLongDate(watch.endsOn)} />
  </Columns>
);

export function Component() {
  const { watch, information } = useLoaderData<AccountData<Loaded>>();
  const { failure, ...calls } = useWatch(watch);
  const hasConfirmedEmail = information.emailVerificationStatus;
  return (
    <Stack gap={32}>
      <WatchHead title={headline(watch)} watched={watch} />
      <Prices watch={watch} />
      {watch.state !== 'ended' && <Settings watch={watch} hasConfirmedEmail={hasConfirmedEmail} save={calls.save} />}
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <WatchButtons state={watch.state} {...calls} />
    </Stack>
  );
}
