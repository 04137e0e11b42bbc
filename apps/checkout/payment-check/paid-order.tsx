import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatMoney } from '@emsal/platform/formats/money';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { InsurerHeader } from '../order/insurer-header';
import { SummaryCard } from '../order/summary-card';
import { Total } from '../order/total';
import { planName } from '../payment/plan-name';
import { paidOrderTexts as texts } from './payment-check.texts';
import type { PaymentOutcome } from '../payment/payment-outcome';

/** Amounts charged and refunded. */
function cardFacts({ state, total, order: { openUntil } }: PaymentOutcome) {
  const charged = { label: texts.charged, value: total === null ? texts.other : formatMoney(total) };
  if (state === 'completed') return [charged];
  if (state === 'refunded')
    return [charged, { label: texts.returned, value: total === null ? texts.all : formatMoney(total) }];
  if (state === 'noInsurerReply' || state === 'refunding')
    return [charged, { label: texts.returned, value: texts.returning }];
  const mayBeCharged = state === 'waiting' || (state === 'abandoned' && openUntil !== null);
  return [{ label: texts.charged, value: mayBeCharged ? texts.unknown : texts.nothing }];
}

/** The order beside the payment's state. */
export function PaidOrder({ line, outcome }: { line: LineFacts; outcome: PaymentOutcome }) {
  const { firmName, order } = outcome;
  return (
    <SummaryCard>
      <InsurerHeader
        line={line}
        firm={{ id: order.firmId, name: firmName ?? '' }}
        reference={order.insured.reference}
      />
      <KeyValueList
        items={[
          { label: texts.offerNo, value: order.offerNo },
          { label: texts.plan, value: planName(order) },
          ...cardFacts(outcome),
        ]}
      />
      <Total label={texts.amount} kurus={order.amount} />
    </SummaryCard>
  );
}
