import { classNames } from '@emsal/ui/class-names/class-names';
import { formatLira } from '@emsal/platform/formats/money';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { listId } from '../focus/list-id';
import { useNewAbove } from '../focus/use-new-above';
import { offersTexts as texts } from '../texts/offers.texts';
import { usePriceRange } from '../price/price-range';
import { answerTexts } from './answer.texts';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  offers: Pick<OfferState, 'insurers' | 'offerList' | 'state' | 'weights'>;
  /** Seconds until the deadline; null when no insurer is pending. */
  secondsLeft: number | null;
}

/** How many insurers have answered, or made an offer once all have. */
function statement({ insurers, offerList, state }: ProgressLineProps['offers']): string {
  const offered = new Set(offerList.map(({ firmId }) => firmId)).size;
  if (state === 'complete') return answerTexts.answerCounts({ asked: insurers.length, offered });
  const answered = insurers.filter(({ state: answer }) => answer !== 'asked' && answer !== 'timedOut').length;
  return texts.asked(insurers.length, answered);
}

const NewAbove = ({ count }: { count: number }) => (
  <p role="status">
    <a className={styles.up} href={`#${listId}`}>
      {texts.newAbove(count)}
    </a>
  </p>
);

/**
 * The state of the list in one line above it: its height never changes, so that it moves no row. On a telephone it
 * stays in view while offers come.
 */
export function ProgressLine({ offers, secondsLeft }: ProgressLineProps) {
  const range = usePriceRange(offers.offerList);
  const newAbove = useNewAbove(offers.offerList);
  return (
    <div className={classNames(styles.line, offers.state === 'running' && styles.running)}>
      <h2 className={styles.answers}>{statement(offers)}</h2>
      {newAbove > 0 && <NewAbove count={newAbove} />}
      {newAbove === 0 && secondsLeft !== null && (
        <p className={styles.muted} role="timer">
          {texts.latest(secondsLeft)}
        </p>
      )}
      {range !== null && (
        <p className={styles.muted}>
          {offers.state === 'complete' || offers.weights.samePrice
            ? texts.priceRange(formatLira(range.lowest), formatLira(range.highest))
            : texts.bestSoFar(formatLira(range.lowest))}
        </p>
      )}
    </div>
  );
}
