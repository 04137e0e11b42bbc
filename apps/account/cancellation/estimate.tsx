import type { CancellablePolicy, RefundEstimate } from '@emsal/api/calls/self-service/cancellation';
import { formatDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cancellationTexts } from './cancellation.texts';
import type { Draft } from './draft';
import { RefundBar } from './refund-bar';
import { StepHead } from './step-head';

const texts = cancellationTexts.refund;

interface EstimateProps {
  policy: CancellablePolicy;
  estimate: RefundEstimate;
  sale: NonNullable<Draft['sale']>;
  onCorrect: () => void;
  onNext: () => void;
}

const saleFacts = ({ saleDate, notaryName, saleNo }: EstimateProps['sale']) =>
  [
    { label: texts.day, value: formatDate(saleDate) },
    { label: texts.notary, value: notaryName },
    { label: texts.saleNo, value: saleNo },
  ].filter(({ value }) => value !== '');

const sumsOf = ({ premium, daysUsed, daysLeft, discountTakenBack, refund }: RefundEstimate) => [
  { label: texts.paid, value: formatMoney(premium) },
  { label: texts.daysLeft, value: `${daysLeft} / ${daysUsed + daysLeft}` },
  ...(discountTakenBack > 0 ? [{ label: texts.discount, value: formatMoney(-discountTakenBack) }] : []),
  { label: texts.sum, value: formatMoney(refund), total: true },
];

export const Estimate = ({ policy, estimate, sale, onCorrect, onNext }: EstimateProps) => (
  <Stack>
    <Stack gap={8}>
      <Text tone="muted">{texts.estimate}</Text>
      <StepHead title={formatMoney(estimate.refund)} lead={texts.left(estimate.daysLeft)} back="belge" />
    </Stack>
    <RefundBar estimate={estimate} />
    <Card label={sale.notaryName ? texts.read : texts.typed}>
      <Stack gap={8}>
        <b>{sale.notaryName ? texts.read : texts.typed}</b>
        <KeyValueList layout="facts" items={saleFacts(sale)} />
        <div>
          <Button variant="quiet" onClick={onCorrect}>
            {texts.correct}
          </Button>
        </div>
      </Stack>
    </Card>
    <Disclosure summary={texts.how} open>
      <Stack gap={8}>
        <KeyValueList items={sumsOf(estimate)} />
        <Text size="small" tone="muted">
          {texts.final(policy.firmName)}
        </Text>
      </Stack>
    </Disclosure>
    <div>
      <Button onClick={onNext}>{texts.submitNext}</Button>
    </div>
  </Stack>
);
