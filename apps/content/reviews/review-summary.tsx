import type { ReviewList } from '@emsal/api/calls/reviews';
import { Text } from '@emsal/ui/text/text';
import styles from './reviews.module.css';
import { reviewsTexts as texts } from './reviews.texts';
import { Stars } from './stars';

const barLength = 100;

/** The length of a bar is an attribute: the policy of the site allows no inline style. */
const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox={`0 0 ${barLength} 8`} preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.track} width={barLength} height="8" />
    <rect width={share * barLength} height="8" />
  </svg>
);

interface ReviewSummaryProps extends Pick<ReviewList, 'total' | 'perStar'> {
  average: number;
}

export const ReviewSummary = ({ total, average, perStar }: ReviewSummaryProps) => (
  <div className={styles.summary}>
    <div className={styles.figure}>
      <p className={styles.average} aria-hidden="true">
        {texts.average(average)}
      </p>
      <Stars count={Math.round(average)} />
      <Text tone="muted">{texts.of(average, total)}</Text>
    </div>
    <ul className={styles.bars} aria-label={texts.perStar}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <li key={stars} className={styles.row}>
          <span>{texts.starsShort(stars)}</span>
          <Bar share={perStar[stars - 1]! / total} />
          <span className={styles.count}>{perStar[stars - 1]}</span>
        </li>
      ))}
    </ul>
  </div>
);
