import styles from './reviews.module.css';
import { reviewsTexts as texts } from './reviews.texts';

/** A five-pointed star around (10, 10). */
const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const size = 20;

/** @param count whole stars of five */
export const Stars = ({ count }: { count: number }) => (
  <svg
    className={styles.stars}
    width={5 * size}
    height={size}
    viewBox={`0 0 ${5 * size} ${size}`}
    role="img"
    aria-label={texts.stars(count)}
  >
    {[0, 1, 2, 3, 4].map((at) => (
      <path
        key={at}
        d={star}
        transform={`translate(${at * size} 0)`}
        className={at < count ? styles.full : undefined}
      />
    ))}
  </svg>
);
