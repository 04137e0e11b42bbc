import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Badge } from '@emsal/ui/badge/badge';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';

import { homeTexts as texts } from './home.texts';
import { PolicyRows } from './policy-rows';
import { YearWeave } from './year-weave';

/** The policy that ends first, if it can be renewed now. */
function Renewal({ policy, today }: { policy: PolicyCard; today: string }) {
  const { lineName, endDate, renewalPath } = policy;
  if (renewalPath === null) return null;
  return (
    <Stack gap={12}>
      <div>
        <Badge tone="warn">{texts.daysLeft(daysBetween(today, endDate))}</Badge>
      </div>
      <h2>{texts.ends(lineName, formatLongDate(endDate))}</h2>
      <Text>{texts.renewText}</Text>
      <PostButton action={renewalPath}>{texts.renew}</PostButton>
    </Stack>
  );
}

/** @param policies in force or beginning, the one that ends first first */
export function Year({ policies, today }: { policies: readonly PolicyCard[]; today: string }) {
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
          <Renewal policy={policies[0]!} today={today} />
          <h2>{texts.policies}</h2>
          <PolicyRows policies={policies} today={today} />
        </Stack>
      </Columns>
    </Card>
  );
}
