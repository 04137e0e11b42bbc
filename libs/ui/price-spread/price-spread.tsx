import { moneyParts } from '@emsal/platform/formats/money';
import { Disclosure } from '../disclosure/disclosure';
import { Price } from '../price/price';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price-spread.module.css';
import { priceSpreadTexts as texts } from './price-spread.texts';
import { percentOf, spreadOf, type Knot, type KnotKind, type Spread } from './spread';

export interface PriceSpreadProps {
  /** One price per offer, integer kuruş, at least one. Below six the plot is a sentence. */
  prices: readonly number[];
  /** Columns: 12 teaser, 24 wide list, 15 narrow list. */
  bins?: 12 | 15 | 24;
  /** The key of the three knots and the difference as a dimension line. */
  explained?: boolean;
  /** Every price in a list that opens: what the plot shows, for the keyboard and for screen readers. */
  listed?: boolean;
}

/** With fewer offers a picture says less than a sentence. */
const plotFrom = 6;

const cell = 16;
const kinds: readonly KnotKind[] = ['lowest', 'low', 'high'];
const hole = 'm0 4.1l-2.94 2.94 2.94 2.94 2.94 -2.94z';

const lozenge = ({ bin, level, kind }: Knot, rows: number) => {
  const [x, y] = [bin * cell + cell / 2, (rows - level - 1) * cell + 1];
  return `M${x} ${y}l7 7-7 7-7-7z${kind === 'high' ? hole : ''}`;
};

function Knots({ spread, bins }: { spread: Spread; bins: number }) {
  const rows = Math.max(...spread.knots.map(({ level }) => level)) + 1;
  return (
    <svg className={styles.knots} viewBox={`0 0 ${bins * cell} ${rows * cell}`} aria-hidden="true">
      {kinds.map((kind) => (
        <path
          key={kind}
          className={styles[kind]}
          d={spread.knots
            .filter((knot) => knot.kind === kind)
            .map((knot) => lozenge(knot, rows))
            .join('')}
        />
      ))}
    </svg>
  );
}

/** Nearer to an end than this share of the axis the median's label would touch the end's; a phone's axis is short. */
const crowded = { wide: 15, narrow: 34 };

function Axis({ spread: { lowest, median, highest }, isWide }: { spread: Spread; isWide: boolean }) {
  const at = percentOf(median, lowest, highest);
  const near = isWide ? crowded.wide : crowded.narrow;
  const drop = at < near || at > 100 - near;
  const label = (price: number, words: string, x: string) => (
    <>
      <tspan x={x} dy="1.3em" className={styles.amount}>
        {moneyParts(price).lira} ₺
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

function Explanation({ difference }: { difference: number }) {
  return (
    <>
      <p className={styles.dimension}>{texts.difference(moneyParts(difference).lira)}</p>
      <ul className={styles.key}>
        {[texts.lowest, texts.below, texts.above].map((words, index) => (
          <li key={words}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path className={styles[kinds[index]!]} d={lozenge({ bin: 0, level: 0, kind: kinds[index]! }, 1)} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

function PriceList({ prices }: { prices: readonly number[] }) {
  return (
    <Disclosure variant="inline" summary={texts.list}>
      <ol className={styles.list}>
        {[...prices]
          .sort((a, b) => a - b)
          .map((price, index) => (
            <li key={index}>
              <Price kurus={price} size="text" whole />
            </li>
          ))}
      </ol>
    </Disclosure>
  );
}

/** The weave: each knot is one offer, erguvan the cheapest, full up to the median, with an eye above it. */
export function PriceSpread({ prices, bins = 12, explained = false, listed = false }: PriceSpreadProps) {
  const spread = spreadOf(prices, bins);
  const lira = (price: number) => moneyParts(price).lira;
  const words = { lowest: lira(spread.lowest), highest: lira(spread.highest), median: lira(spread.median) };
  const sentence = texts.sentence(prices.length, words);
  if (prices.length < plotFrom) return <p>{sentence}</p>;
  return (
    <div className={bins === 24 ? styles.wide : styles.narrow}>
      <Knots {...{ spread, bins }} />
      <Axis spread={spread} isWide={bins === 24} />
      {explained && <Explanation difference={spread.highest - spread.lowest} />}
      <VisuallyHidden as="p">{sentence}</VisuallyHidden>
      {listed && <PriceList prices={prices} />}
    </div>
  );
}
