/** `/uyelik/guvencelerim`: what is insured by which policy, and what is not. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { useLoaderData } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { addPolicyPath, policyPath } from '../policies/policy-path';
import { assetPath } from './asset-paths';
import { assetsTexts as texts } from './assets.texts';
import { insuredThings, withoutPolicy, type InsuredThing, type Vehicle } from './insured-things';
import { MissingRow } from './missing-row';
import { RegisteredVehicles } from './registered-vehicles';

interface Loaded {
  policies: PolicyCard[];
  vehicles: Vehicle[];
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const [reply, registered] = await Promise.all([
    client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id }),
    client.lookup('GET selfservice/customeraccount/getRegisteredVehicles/{id}', { id }),
  ]);
  const { policies } = answered(reply, args);
  return { policies, vehicles: withoutPolicy(registered, policies) };
});

const Covered = ({ policy: { lineName, firmName, policyNo, endDate } }: { policy: PolicyCard }) => (
  <Row between as="li">
    <span>
      <Link href={policyPath(policyNo)}>{lineName}</Link> {firmName}
    </span>
    <Text as="span" size="small" tone="muted">
      {texts.until(formatLongDate(endDate))}
    </Text>
  </Row>
);

function Thing({ thing }: { thing: InsuredThing }) {
  const { id, policies, missing } = thing;
  const title = thing.name || texts.unnamed;
  return (
    <Card as="section" label={title}>
      <Stack gap={16}>
        <h2>
          <Link href={assetPath(id)}>{title}</Link>
        </h2>
        <Stack as="ul" gap={12}>
          {policies.map((policy) => (
            <Covered key={policy.id} policy={policy} />
          ))}
          {missing.map((cover) => (
            <MissingRow key={cover.line} cover={cover} thing={thing} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const NothingInsured = () => (
  <EmptyState
    title={texts.emptyTitle}
    actions={
      <Link variant="line" href={addPolicyPath}>
        {texts.add}
      </Link>
    }
  >
    <p>{texts.empty}</p>
  </EmptyState>
);

export function Component() {
  const { policies, vehicles } = useLoaderData<AccountData<Loaded>>();
  const things = insuredThings(policies).filter((thing) => thing.policies.length > 0);
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={8}>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
      {things.length === 0 ? <NothingInsured /> : things.map((thing) => <Thing key={thing.id} thing={thing} />)}
      {vehicles.length > 0 && <RegisteredVehicles vehicles={vehicles} />}
    </Stack>
  );
}
