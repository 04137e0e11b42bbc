import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Badge } from '@emsal/ui/badge/badge';
import { Card } from '@emsal/ui/card/card';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { RenewalWatchLine } from '../offers/watch/renewal-watch-line';
import { renewalTexts as texts } from './policies.texts';
import { daysLeft } from './policy-words.texts';

interface RenewalProps {
  policy: PolicyCard;
  renewals: readonly RenewalWatch[];
  today: string;
}

/** Offers for the next term; nothing while it is too early. */
export function Renewal({ policy, renewals, today }: RenewalProps) {
  const { id, lineName, insured, endDate, renewalPath } = policy;
  if (renewalPath === null) return null;
  const renewal = renewals.find(({ policyId }) => policyId === id);
  return (
    <Stack gap={12}>
      <div>
        <Badge tone="warn">{daysLeft(daysBetween(today, endDate))}</Badge>
      </div>
      <h2>{texts.ends(lineName, formatLongDate(endDate))}</h2>
      <Text>{texts.next}</Text>
      <PostButton action={renewalPath}>{texts.ask}</PostButton>
      {renewal && <RenewalWatchLine {...{ renewal, today }} name={[lineName, insured].filter(Boolean).join(', ')} />}
    </Stack>
  );
}

export const RenewalCard = (props: RenewalProps) => (
  <Card as="section" raised roomy label={texts.title}>
    <Renewal {...props} />
  </Card>
);
