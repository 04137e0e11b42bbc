import { formatLira } from '@emsal/platform/formats/money';
import { oldestPhoneMonths } from '@emsal/tariffs/phone/phone-figures';
import { phonePayout } from '@emsal/tariffs/phone/phone-payout';
import styles from './phone-value.module.css';
import { phoneValueTexts as texts } from './phone-value.texts';

const width = 300;
const height = 120;
const months = Array.from({ length: oldestPhoneMonths.value + 1 }, (_, month) => month);

/** From the first month to the last, and along the ground back. */
const areaOf = (amounts: readonly number[], highest: number): string => {
  const points = amounts.map((amount, month) => {
    const x = (month / (amounts.length - 1)) * width;
    return `${x.toFixed(1)} ${((1 - amount / highest) * height).toFixed(1)}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
};

/** Month by month to the age to which telephones are insured: the second-hand value, and in front of it what is paid. */
export function PayoutCurve({ listValue }: { listValue: number }) {
  const payouts = months.map((month) => phonePayout(listValue, month));
  const area = (amounts: readonly number[]) => areaOf(amounts, listValue);
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.picture(formatLira(payouts[0]!.paid), formatLira(payouts.at(-1)!.paid))}
    >
      <path className={styles.excess} d={area(payouts.map(({ secondHand }) => secondHand))} />
      <path className={styles.paid} d={area(payouts.map(({ paid }) => paid))} />
    </svg>
  );
}
