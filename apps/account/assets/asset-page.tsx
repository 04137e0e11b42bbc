/** `/uyelik/guvencelerim/:policyId`: one insured thing, its years, what protects it and until when, what it lacks, and its past policies. */
import type { PolicyCard, PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { todayOn, usePage } from '@emsal/platform/page';
import { data, useLoaderData } from '@emsal/platform/router';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { renewalWatches } from '../offers/watch/renewal-watches';
import { PageTitle } from '../area/page-title';
import { Part } from '../area/part';
import { PolicyRows } from '../policies/policy-rows';
import { RenewalCard } from '../policies/renewal-card';
import { AssetHead } from './asset-head';
import { knownValue, type KnownValue } from './known-value';
import { assetsTexts as texts } from './assets.texts';
import { historyOf } from './history/history';
import { HistoryBand } from './history/history-band';
import { thingWith, type InsuredThing } from './insured-things';
import { MissingRow } from './missing-row';

interface Loaded {
  thing: InsuredThing;
  facts: PolicyDetail['insuredFacts'];
  value: KnownValue | null;
  renewals: RenewalWatch[];
}

export const loader = accountLoader(async (account, args): Promise<Loaded> => {
  const { client, customerId: id } = account;
  const cards = await client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id });
  const { policies } = answered(cards, args);
  const thing = thingWith(policies, args.params['policyId']!);
  if (!thing) throw data(null, { status: 404 });
  const read = async ({ policyNo }: PolicyCard) =>
    answered(await client.command('GET selfservice/customeraccount/getCustomerPolicy/{policyNo}', { policyNo }), args);
  const told = policies.filter(({ id }) => id === thing.id || thing.policies.some((one) => one.id === id));
  const [renewals, ...details] = await Promise.all([renewalWatches(account), ...told.map(read)]);
  const { insuredFacts: facts } = details.find(({ id }) => id === thing.id)!;
  return { thing, facts, value: knownValue(details), renewals };
});

/** The one that ends first, once it can be renewed. */
function Renewal({ thing: { policies }, renewals, today }: Pick<Loaded, 'thing' | 'renewals'> & { today: string }) {
  const due = policies.find(({ renewalPath }) => renewalPath !== null);
  return due ? <RenewalCard policy={due} renewals={renewals} today={today} /> : null;
}

function Protection({ policies, today }: { policies: readonly PolicyCard[]; today: string }) {
  return (
    <Part title={texts.protection}>
      {policies.length === 0 ? <Text>{texts.unprotected}</Text> : <PolicyRows policies={policies} today={today} />}
    </Part>
  );
}

const Missing = ({ thing }: { thing: InsuredThing }) =>
  thing.missing.length > 0 && (
    <Part title={texts.lacks}>
      <Stack as="ul" gap={12}>
        {thing.missing.map((cover) => (
          <MissingRow key={cover.line} cover={cover} thing={thing} />
        ))}
      </Stack>
    </Part>
  );

const Past = ({ policies, today }: { policies: readonly PolicyCard[]; today: string }) =>
  policies.length > 0 && (
    <Disclosure summary={texts.past(policies.length)}>
      <PolicyRows policies={policies} today={today} />
    </Disclosure>
  );

export function Component() {
  const { thing, facts, value, renewals } = useLoaderData<AccountData<Loaded>>();
  const today = todayOn(usePage());
  return (
    <Stack gap={48}>
      <PageTitle>{thing.name || texts.unnamed}</PageTitle>
      <AssetHead thing={thing} facts={facts} value={value} />
      <Renewal thing={thing} renewals={renewals} today={today} />
      <HistoryBand covers={historyOf(thing, today)} today={today} />
      <Protection policies={thing.policies} today={today} />
      <Missing thing={thing} />
      <Past policies={thing.past} today={today} />
    </Stack>
  );
}
