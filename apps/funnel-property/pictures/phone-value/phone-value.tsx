/** What a robbery or total loss of the chosen telephone pays as it grows older. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { formatLira } from '@emsal/platform/formats/money';
import { phoneExcessPercent } from '@emsal/tariffs/phone/phone-figures';
import { phonePayout } from '@emsal/tariffs/phone/phone-payout';
import { Legend } from '@emsal/ui/legend/legend';
import { useId } from 'react';
import { PayoutCurve } from './payout-curve';
import styles from './phone-value.module.css';
import { phoneValueTexts as texts } from './phone-value.texts';

export function PhoneValue({ answers, options }: StepPictureProps) {
  const title = useId();
  const listValue = options['phoneModel']?.find(({ code }) => code === answers['phoneModel'])?.median;
  return (
    <section className={styles.picture} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.title}
      </h2>
      {listValue === undefined ? <p className={styles.note}>{texts.waiting}</p> : <Payouts listValue={listValue} />}
    </section>
  );
}

const Payouts = ({ listValue }: { listValue: number }) => (
  <>
    <PayoutCurve listValue={listValue} />
    <Legend
      items={[
        { label: texts.legend.paid, className: styles.paidKey },
        { label: texts.legend.excess(phoneExcessPercent.value), className: styles.excessKey },
      ]}
    />
    <PayoutTable listValue={listValue} />
    <p className={styles.note}>{texts.example}</p>
    <p className={styles.note}>{texts.repairs}</p>
  </>
);

function PayoutTable({ listValue }: { listValue: number }) {
  const { age, secondHand, paid } = texts.heads;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{age}</th>
          <th scope="col">{secondHand}</th>
          <th scope="col">{paid}</th>
        </tr>
      </thead>
      <tbody>
        {texts.ages.map((name, years) => {
          const payout = phonePayout(listValue, years * 12);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatLira(payout.secondHand)}</td>
              <td>{formatLira(payout.paid)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
