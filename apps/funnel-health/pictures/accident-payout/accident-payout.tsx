/** What the chosen sum pays after an accident, on bars of one scale. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { amountOf } from '@emsal/lines/kit/fields/amount';
import { sumField } from '@emsal/lines/health/personal-accident/insured-sum';
import { formatLira } from '@emsal/platform/formats/money';
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

const barWidth = 300;

const Row = ({ payout: { name, detail, amount }, sum }: { payout: Payout; sum: number }) => (
  <div className={styles.row}>
    <dt>
      {name} <span className={styles.detail}>{detail}</span>
    </dt>
    <dd className={styles.amount}>{lira(amount)}</dd>
    <dd className={styles.bar} aria-hidden="true">
      <svg viewBox={`0 0 ${barWidth} 12`} preserveAspectRatio="none">
        <rect className={styles.scale} width={barWidth} height="12" />
        <rect className={styles.paid} width={(amount / Math.max(sum, 1)) * barWidth} height="12" />
      </svg>
    </dd>
  </div>
);
