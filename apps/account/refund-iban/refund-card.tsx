import type { WaitingRefund } from '@emsal/api/calls/self-service/refund-iban';
import { Card } from '@emsal/ui/card/card';
import { Price } from '@emsal/ui/price/price';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Trail } from '../tracking/trail';
import { refundIbanTexts as texts } from './refund-iban.texts';

/** How much comes back, and when. */
export function RefundCard({ amount, receivedIban }: WaitingRefund) {
  const { iban, bank, account } = texts.steps;
  const isGiven = receivedIban !== null;
  return (
    <Card as="aside" label={texts.amount}>
      <Stack gap={16}>
        <Text tone="muted">{texts.amount}</Text>
        <Price kurus={amount} size="large" />
        <Trail
          trail={[
            isGiven ? { ...iban, note: '', state: 'done', at: null } : { ...iban, state: 'now', at: null },
            { ...bank, state: isGiven ? 'now' : 'todo', at: null },
            { ...account, state: 'todo', at: null },
          ]}
        />
      </Stack>
    </Card>
  );
}
