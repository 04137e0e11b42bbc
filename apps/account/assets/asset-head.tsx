import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { BackLink } from '@emsal/ui/back-link/back-link';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cancellationPath, policyPath } from '../policies/policy-path';
import { assetsPath } from './asset-paths';
import { assetsTexts as texts } from './assets.texts';
import type { InsuredThing } from './insured-things';
import type { KnownValue } from './known-value';

/** Only what was bought here is cancelled here. */
const soldOf = ({ family, policies }: InsuredThing) =>
  family === 'auto' ? policies.find(({ type, status }) => type === 'sold' && status !== 'cancelling') : undefined;

/** What people recognise it by first, and the rest: `34 EML 128 · Fiat Egea 2021`. */
const namesOf = ({ name }: InsuredThing): [string, ...string[]] =>
  name === '' ? [texts.unnamed] : (name.split(' · ') as [string, ...string[]]);

interface AssetHeadProps {
  thing: InsuredThing;
  facts: PolicyDetail['insuredFacts'];
  value: KnownValue | null;
}

/** With the policy that says so, and when. */
const Value = ({ known: { value, lineName, policyNo, boughtAt } }: { known: KnownValue }) => (
  <>
    {value}
    <Text size="small" tone="muted">
      <Link href={policyPath(policyNo)}>{texts.valueOf(lineName)}</Link>, {formatLongDate(boughtAt)}
    </Text>
  </>
);

export function AssetHead({ thing, facts, value }: AssetHeadProps) {
  const [name, ...rest] = namesOf(thing);
  const sold = soldOf(thing);
  const known = [...facts, ...(value ? [{ label: texts.values[value.of], value: <Value known={value} /> }] : [])];
  return (
    <Stack gap={16}>
      <BackLink href={assetsPath}>{texts.title}</BackLink>
      <Row between>
        <div>
          <h1>{name}</h1>
          {rest.length > 0 && <Text tone="muted">{rest.join(' · ')}</Text>}
        </div>
        {sold && (
          <Link variant="line" href={cancellationPath(sold.policyNo)}>
            {texts.vehicleSold}
          </Link>
        )}
      </Row>
      {known.length > 0 && <KeyValueList layout="facts" items={known} />}
    </Stack>
  );
}
