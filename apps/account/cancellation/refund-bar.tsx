import type { RefundEstimate } from '@emsal/api/calls/self-service/cancellation';
import { cancellationTexts } from './cancellation.texts';
import styles from './refund-bar.module.css';

const texts = cancellationTexts.refund;

/** How much of the term was used and how much comes back. */
export function RefundBar({ estimate: { daysUsed, daysLeft } }: { estimate: RefundEstimate }) {
  const used = Math.round((daysUsed / Math.max(daysUsed + daysLeft, 1)) * 100);
  return (
    <div role="img" aria-label={texts.bar(daysUsed, daysLeft)}>
      <p className={styles.words} aria-hidden="true">
        <span>
          <b>{texts.used(daysUsed)}</b> {texts.usedWord}
        </span>
        <span>
          <b>{texts.used(daysLeft)}</b> {texts.leftWord}
        </span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.used} width={used} height="10" />
        <rect className={styles.left} x={used} width={100 - used} height="10" />
      </svg>
    </div>
  );
}
