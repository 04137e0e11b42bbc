import { formatLira } from '@emsal/platform/formats/money';
import { classNames } from '../class-names/class-names';
import styles from './price-axis.module.css';
import { priceSpreadTexts as texts } from './price-spread.texts';
import { percentOf, type PriceRange } from './spread';

/**
 * Distance to an end, in percent of the axis, at which the median's label would overlap: on every axis, and on short
 * ones.
 */
const crowded = { always: 15, onShort: 34 };

function crowding(at: number): string | undefined {
  const fromEnd = Math.min(at, 100 - at);
  if (fromEnd < crowded.always) return styles.crowded;
  return fromEnd < crowded.onShort ? styles.crowdedWhenShort : undefined;
}

/** Lowest, median and highest price on an axis. */
export function PriceAxis({ range: { lowest, median, highest } }: { range: PriceRange }) {
  const at = percentOf(median, lowest, highest);
  const label = (price: number, words: string, x: string) => (
    <>
      <tspan x={x} dy="1.3em" className={styles.amount}>
        {formatLira(price)}
      </tspan>
      <tspan x={x} dy="1.3em">
        {words}
      </tspan>
    </>
  );
  return (
    <div className={classNames(styles.axis, crowding(at))} aria-hidden="true">
      <svg>
        <text className={styles.start}>{label(lowest, texts.lowest, '0')}</text>
        <text className={styles.end}>{label(highest, texts.highest, '100%')}</text>
      </svg>
      <svg className={styles.median}>
        <text className={styles.middle}>{label(median, texts.median, `${Math.min(Math.max(at, 10), 90)}%`)}</text>
      </svg>
    </div>
  );
}
