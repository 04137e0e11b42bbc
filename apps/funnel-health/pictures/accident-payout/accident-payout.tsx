/** What the chosen sum pays after an accident, on bars of one scale. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { amountOf } from '@emsal/lines/kit/fields/amount';
import { sumField } from '@emsal/lines/health/personal-accident/insured-sum';
import { formatLira } from '@emsal/platform/formats/money';
import { AmountRow } from '@emsal/ui/amount-row/amount-row';
import { useId } from 'react';
import styles from './accident-payout.module.css';
import { accidentPayoutTexts as texts } from './accident-payout.texts';
import { payoutsOf, type Payout } from './payouts';

const lira = (whole: number): string => formatLira(whole * 100);

export function AccidentPayout({ answers }: StepPictureProps) {
  const title = useId();
  const sum = amountOf(sumField, String(answers['accidentSum'] ?? ''), answers);
  return (
    <section className={styles.picture} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.title(lira(sum))}
      </h2>
      <dl>
        {payoutsOf(sum).map((payout) => (
          <Row key={payout.name} {...{ payout, sum }} />
        ))}
      </dl>
      <p className={styles.note}>{texts.table}</p>
      <p className={styles.note}>{texts.heirs}</p>
    </section>
  );
}

const Row = ({ payout: { name, detail, amount }, sum }: { payout: Payout; sum: number }) => (
  <AmountRow
    label={name}
    detail={detail}
    amount={lira(amount)}
    bar={{ from: 0, to: amount / Math.max(sum, 1), tone: 'more' }}
  />
);
