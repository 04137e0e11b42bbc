import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Renewal } from '../policies/renewal-card';
import { homeTexts as texts } from './home.texts';
import { PolicyRows } from './policy-rows';
import { YearWeave } from './year-weave';

interface YearProps {
  /** In force or beginning, the one that ends first first. */
  policies: readonly PolicyCard[];
  renewals: readonly RenewalWatch[];
  today: string;
}

export function Year({ policies, renewals, today }: YearProps) {
  return (
    <Card as="section" raised roomy label={texts.policies}>
      <Columns split="6-6">
        <Stack gap={8} as="figure">
          <YearWeave days={policies.map(({ endDate }) => daysBetween(today, endDate))} />
          <Text size="small" tone="muted">
            {texts.caption}
          </Text>
        </Stack>
        <Stack>
          <Renewal policy={policies[0]!} renewals={renewals} today={today} />
          <h2>{texts.policies}</h2>
          <PolicyRows policies={policies} today={today} />
        </Stack>
      </Columns>
    </Card>
  );
}
