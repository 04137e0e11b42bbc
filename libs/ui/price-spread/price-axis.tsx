import { formatLira } from '@emsal/platform/formats/money';
import styles from './price-axis.module.css';
import { priceSpreadTexts as texts } from './price-spread.texts';
import { percentOf, type PriceRange } from './spread';

/** Nearer to an end than this share of the axis the median's label would touch the end's; a phone's axis is short. */
const crowded = { wide: 15, narrow: 34 };

/** The lowest, the median and the highest price on a line as wide as what holds it. */
export function PriceAxis({ range: { lowest, median, highest }, isWide }: { range: PriceRange; isWide: boolean }) {
  const at = percentOf(median, lowest, highest);
  const near = isWide ? crowded.wide : crowded.narrow;
  const drop = at < near || at > 100 - near;
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
    <svg className={styles.axis} width="100%" height={drop ? 92 : 48} aria-hidden="true">
      <text className={styles.start}>{label(lowest, texts.lowest, '0')}</text>
      <text className={styles.middle} y={drop ? 44 : 0}>
        {label(median, texts.median, `${Math.min(Math.max(at, 10), 90)}%`)}
      </text>
      <text className={styles.end}>{label(highest, texts.highest, '100%')}</text>
    </svg>
  );
}
