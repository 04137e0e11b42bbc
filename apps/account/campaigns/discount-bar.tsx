/** A sample premium as a bar, and the part of it that the discount gives back. */
import { formatMoney } from '@emsal/platform/formats/money';
import { campaignDiscounts } from '@emsal/lines/facts/campaign-discounts';
import { employeeTexts as texts } from './campaigns.texts';
import styles from './discount-bar.module.css';

/** Kuruş. */
const premium = 1_725_000;
const [{ percent, amount }] = campaignDiscounts.employee;
const discount = Math.min(Math.floor((premium * percent) / 100), amount);

export const DiscountBar = () => (
  <figure className={styles.figure} role="img" aria-label={texts.picture(premium, discount)}>
    <svg className={styles.bar} viewBox={`0 0 ${premium} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.paid} d={`M0 0h${premium - discount}v1H0z`} />
      <path className={styles.discount} d={`M${premium - discount} 0h${discount}v1h-${discount}z`} />
    </svg>
    <div className={styles.words} aria-hidden="true">
      <span>
        {formatMoney(premium)} {texts.premium}
      </span>
      <strong>{texts.discount(formatMoney(discount))}</strong>
    </div>
  </figure>
);
