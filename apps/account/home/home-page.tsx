/** `/uyelik/anasayfa`: the policies in force with their days left, and what to do next. */
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { OutputOf } from '@emsal/api/calls/table';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { todayOn, usePage } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import { firstNameOf } from '@emsal/platform/formats/names';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { renewalWatches } from '../offers/watch/renewal-watches';
import { LinkPurchases } from '../policies/link-purchases';
import { EmptyYear } from './empty-year';
import { homeTexts as texts } from './home.texts';
import { isOver } from './is-over';
import { KeptOffers } from './kept-offers';
import { PastPolicies } from './past-policies';
import { Year } from './year';

interface Loaded extends OutputOf<'GET selfservice/customeraccount/getCustomerPolicyCards/{id}'> {
  renewals: RenewalWatch[];
}

export const loader = accountLoader(async (account, args): Promise<Loaded> => {
  const { client, customerId: id } = account;
  const [cards, renewals] = await Promise.all([
    client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id }),
    renewalWatches(account),
  ]);
  return { ...answered(cards, args), renewals };
});

function leadOf([next, ...rest]: readonly PolicyCard[], today: string): string {
  if (!next) return texts.empty;
  return texts.count(rest.length + 1) + texts.next(next.lineName, daysBetween(today, next.endDate));
}

export function Component() {
  const { information, policies, renewals, otherPhoneHasPolicy } = useLoaderData<AccountData<Loaded>>();
  const today = todayOn(usePage());
  const running = policies.filter((policy) => !isOver(policy));
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={4}>
        <h1>{texts.hello(firstNameOf(information))}</h1>
        <Text tone="muted">{leadOf(running, today)}</Text>
      </Stack>
      {running.length > 0 ? <Year policies={running} renewals={renewals} today={today} /> : <EmptyYear />}
      <KeptOffers />
      <PastPolicies policies={policies.filter(isOver)} />
      {otherPhoneHasPolicy && <LinkPurchases />}
    </Stack>
  );
}
