/** The policies that get the plate. */
import type { UnplatedPolicy } from '@emsal/api/calls/self-service/plate-addendum';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Card } from '@emsal/ui/card/card';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { plateTexts as texts } from './plate.texts';

function wordsOf(state: UnplatedPolicy['state'], note: string): string {
  if (state === 'missing') return note && texts.refused(note);
  return note || texts.states[state];
}

const Policy = ({ lineName, firmId, firmName, endDate, state, note }: UnplatedPolicy) => (
  <Row>
    <InsurerMonogram firmId={firmId} name={firmName} size={40} />
    <div>
      <h3>{lineName}</h3>
      <Text size="small">{`${firmName}, ${texts.until(formatLongDate(endDate))}`}</Text>
      {wordsOf(state, note) && (
        <Text size="small" tone="muted">
          {wordsOf(state, note)}
        </Text>
      )}
    </div>
  </Row>
);

export const PlatePolicies = ({ policies }: { policies: readonly UnplatedPolicy[] }) => (
  <Card as="aside" label={texts.policies}>
    <Stack gap={16}>
      <h2>{texts.policies}</h2>
      {policies.map((policy) => (
        <Policy key={policy.policyNo} {...policy} />
      ))}
      <Text size="small" tone="muted">
        {texts.together}
      </Text>
    </Stack>
  </Card>
);
