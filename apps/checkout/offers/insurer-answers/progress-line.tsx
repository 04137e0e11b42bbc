import { formatLira } from '@emsal/platform/formats/money';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { offersTexts as texts } from '../offers.texts';
import { usePriceRange } from '../price/price-range';
import { spreadTexts } from '../market/spread-panel.texts';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  offers: Pick<OfferState, 'insurers' | 'offerList' | 'state'>;
  /** Seconds until the deadline; null when no insurer is pending. */
  secondsLeft: number | null;
}

/** How many insurers have answered, or made an offer once all have. */
function statement({ insurers, offerList, state }: ProgressLineProps['offers']): string {
  const offered = new Set(offerList.map(({ firmId }) => firmId)).size;
  if (state === 'complete') return spreadTexts.answerCounts({ asked: insurers.length, offered });
  const answered = insurers.filter(({ state: answer }) => answer !== 'asked' && answer !== 'timedOut').length;
  return texts.asked(insurers.length, answered);
}

/** The state of the list in one line above it: its height never changes, so that it moves no row. */
export function ProgressLine({ offers, secondsLeft }: ProgressLineProps) {
  const range = usePriceRange(offers.offerList);
  return (
    <div className={styles.line}>
      <h2 className={styles.answers}>{statement(offers)}</h2>
      {secondsLeft !== null && (
        <p className={styles.muted} role="timer" aria-label={texts.latestLong(secondsLeft)}>
          {texts.latest(secondsLeft)}
        </p>
      )}
      {range !== null && (
        <p className={styles.muted}>
          {offers.state === 'complete'
            ? texts.priceRange(formatLira(range.lowest), formatLira(range.highest))
            : texts.bestSoFar(formatLira(range.lowest))}
        </p>
      )}
    </div>
  );
}
