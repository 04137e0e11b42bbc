/** The policies by state and family. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { assetStates, policyFamilies } from '@emsal/api/policy-filters';
import { todayOn, usePage } from '@emsal/platform/page';
import { Chip } from '@emsal/ui/chip/chip';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Tabs, type Tab } from '@emsal/ui/tabs/tabs';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { policiesTexts as texts } from './policies.texts';
import { PolicyRows } from './policy-rows';
import { familyNames } from './policy-words.texts';

type Policies = readonly PolicyCard[];
type Family = PolicyCard['family'];

interface FamilyFilterProps {
  families: readonly Family[];
  family: Family | null;
  onChoose: (family: Family | null) => void;
}

const FamilyFilter = ({ families, family, onChoose }: FamilyFilterProps) => (
  <div role="group" aria-label={texts.families}>
    <Row gap={8}>
      <Chip pressed={family === null} onPress={() => onChoose(null)}>
        {texts.all}
      </Chip>
      {families.map((one) => (
        <Chip key={one} pressed={family === one} onPress={() => onChoose(one)}>
          {familyNames[one]}
        </Chip>
      ))}
    </Row>
  </div>
);

const inState = (policies: Policies, state: PolicyCard['state']): Policies =>
  policies.filter((policy) => policy.state === state);

/** The specification's filter of assets; small screens get all in one list too (member 3). */
export const stateTabs = (policies: Policies, isMobile: boolean): [StateTab, ...StateTab[]] => [
  { key: String(assetStates.active), label: texts.running, policies: inState(policies, assetStates.active) },
  { key: String(assetStates.expired), label: texts.over, policies: inState(policies, assetStates.expired) },
  ...(isMobile ? [{ key: 'all', label: texts.all, policies }] : []),
];
interface StateTab {
  key: string;
  label: string;
  policies: Policies;
}

export function PolicyList({ policies }: { policies: Policies }) {
  const page = usePage();
  const [family, setFamily] = useState<Family | null>(null);
  const families = policyFamilies.filter((one) => policies.some((policy) => policy.family === one));
  const shown = family === null ? policies : policies.filter((policy) => policy.family === family);
  const tabOf = ({ policies: listed, ...tab }: StateTab): Tab => ({
    ...tab,
    count: listed.length,
    panel: listed.length > 0 ? <PolicyRows policies={listed} today={todayOn(page)} /> : <Text>{texts.noneHere}</Text>,
  });
  const [first, ...rest] = stateTabs(shown, page.isMobile);
  return (
    <Stack gap={16}>
      {families.length > 1 && <FamilyFilter families={families} family={family} onChoose={setFamily} />}
      <Tabs label={texts.states} tabs={[tabOf(first), ...rest.map(tabOf)]} />
    </Stack>
  );
}
