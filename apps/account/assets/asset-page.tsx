/** `/uyelik/guvencelerim/:policyId`: one insured thing, its years, what protects it and until when, what it lacks, and its past policies. */
import type { PolicyCard, PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { todayOn, usePage } from '@emsal/platform/page';
import { data, useLoaderData } from '@emsal/platform/router';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
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
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const cards = await client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id });
  const { policies } = answered(cards, args);
  const thing = thingWith(policies, args.params['policyId']!);
  if (!thing) throw data(null, { status: 404 });
  const read = async ({ policyNo }: PolicyCard) =>
    answered(await client.command('GET selfservice/customeraccount/getCustomerPolicy/{policyNo}', { policyNo }), args);
  const told = policies.filter(({ id }) => id === thing.id || thing.policies.some((one) => one.id === id));
  const details = await Promise.all(told.map(read));
  const { insuredFacts: facts } = details.find(({ id }) => id === thing.id)!;
  return { thing, facts, value: knownValue(details) };
});

/** The one that ends first, once it can be renewed. */
function Renewal({ policies, today }: { policies: readonly PolicyCard[]; today: string }) {
  const due = policies.find(({ renewalPath }) => renewalPath !== null);
  return due ? <RenewalCard policy={due} today={today} /> : null;
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
  const { thing, facts, value } = useLoaderData<AccountData<Loaded>>();
  const today = todayOn(usePage());
  return (
    <Stack gap={48}>
      <PageTitle>{thing.name || texts.unnamed}</PageTitle>
      <AssetHead thing={thing} facts={facts} value={value} />
      <Renewal policies={thing.policies} today={today} />
      <HistoryBand covers={historyOf(thing, today)} today={today} />
      <Protection policies={thing.policies} today={today} />
      <Missing thing={thing} />
      <Past policies={thing.past} today={today} />
    </Stack>
  );
}
