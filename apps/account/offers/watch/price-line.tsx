/** The prices of a watch as a line, each a knot, with the goal across. The caption beside it says the same. */
import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { formatLira } from '@emsal/platform/formats/money';
import { classNames } from '@emsal/ui/class-names/class-names';
import { knotAt } from '@emsal/ui/knot-at/knot-at';
import styles from './price-line.module.css';
import { knownPrices } from './watch-words';
import { watchTexts as texts } from './watch.texts';

const width = 500;
const height = 150;
const inset = 20;

/** From a price to its place, the dearest at the top. */
function scaleOf(prices: readonly number[]): (price: number) => number {
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return (price) => inset + ((high - price) / Math.max(high - low, 1)) * (height - 2 * inset);
}

export function PriceLine({ watch }: { watch: Pick<PriceWatch, 'prices' | 'goal'> }) {
  const prices = knownPrices(watch).map(({ price }) => price);
  if (prices.length < 2) return null;
  const { goal } = watch;
  const place = scaleOf(goal === null ? prices : [...prices, goal]);
  const step = (width - 2 * inset) / (prices.length - 1);
  const points = prices.map((price, at) => [inset + at * step, place(price)] as const);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {goal !== null && <Goal y={place(goal)} label={texts.goalMark(formatLira(goal))} />}
      <polyline className={styles.line} points={points.map((point) => point.join(',')).join(' ')} />
      {points.map(([x, y], at) => (
        <path
          key={at}
          className={classNames(styles.knot, at === points.length - 1 && styles.last)}
          d={knotAt(x, y, 8)}
        />
      ))}
    </svg>
  );
}

const Goal = ({ y, label }: { y: number; label: string }) => (
  <>
    <path className={styles.goal} d={`M0 ${y.toFixed(1)}H${width}`} />
    <text className={styles.label} x={width} y={y - 6} textAnchor="end">
      {label}
    </text>
  </>
);
