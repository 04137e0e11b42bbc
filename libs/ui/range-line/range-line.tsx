import { percentOf } from '../price-spread/spread';
import styles from './range-line.module.css';

export interface RangeLineProps {
  /** Integer kuruş. */
  lowest: number;
  median?: number;
  highest: number;
  /** The scale shared by all rows. */
  scale: { from: number; to: number };
  /** This offer's price; marked instead of the lowest. */
  at?: number;
}

/**
 * A price range on a shared scale, with marks at the median and at one price. The amounts are given in text in the same
 * row.
 */
export function RangeLine({ lowest, median, highest, scale, at = lowest }: RangeLineProps) {
  const x = (price: number) => `${percentOf(price, scale.from, scale.to)}%`;
  return (
    <svg className={styles.range} width="100%" height="16" aria-hidden="true">
      <line className={styles.scale} x1="0" x2="100%" y1="8" y2="8" />
      <line className={styles.span} x1={x(lowest)} x2={x(highest)} y1="8" y2="8" />
      {median !== undefined && <line className={styles.notch} x1={x(median)} x2={x(median)} y1="3" y2="13" />}
      <svg x={x(at)} overflow="visible">
        <path className={at === lowest ? styles.lowest : styles.here} d="M0 1l7 7-7 7-7-7z" />
      </svg>
    </svg>
  );
}
