import { formatLiraBetween } from '@emsal/platform/formats/money';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { cell, knotPath } from './knot';
import knotStyles from './knot.module.css';
import { PriceAxis } from './price-axis';
import styles from './price-spread.module.css';
import { priceSpreadTexts as texts } from './price-spread.texts';
import { spreadOf, type Knot, type KnotKind, type PriceRange, type Spread } from './spread';

export interface PriceSpreadProps {
  /** One price per offer, integer kuruş, at least one. Below six only a sentence. */
  prices: readonly number[];
  /** Also shows a legend, and a line that states the difference of the lowest and the highest price. */
  explained?: boolean;
}

/** With fewer offers a sentence says more than a plot. */
export const minPlottedOffers = 6;

const bins = 12;
/** Each price is drawn as a knot; the words of the legend by kind. */
const legend: Readonly<Record<KnotKind, string>> = { lowest: texts.lowest, low: texts.below, high: texts.above };
const kinds = Object.keys(legend) as KnotKind[];

const knotIn = ({ bin, level, kind }: Knot, rows: number) =>
  knotPath(bin * cell + cell / 2, (rows - level - 1) * cell + 1, kind);

function Knots({ spread }: { spread: Spread }) {
  const rows = Math.max(...spread.knots.map(({ level }) => level)) + 1;
  return (
    <svg className={styles.knots} viewBox={`0 0 ${bins * cell} ${rows * cell}`} aria-hidden="true">
      {kinds.map((kind) => (
        <path
          key={kind}
          className={knotStyles[kind]}
          d={spread.knots
            .filter((knot) => knot.kind === kind)
            .map((knot) => knotIn(knot, rows))
            .join('')}
        />
      ))}
    </svg>
  );
}

function Explanation({ range: { lowest, highest } }: { range: PriceRange }) {
  return (
    <>
      <p className={styles.dimension}>{texts.difference(formatLiraBetween(lowest, highest))}</p>
      <ul className={styles.key}>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path className={knotStyles[kind]} d={knotIn({ bin: 0, level: 0, kind }, 1)} />
            </svg>
            {legend[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A dot plot of prices: the cheapest highlighted, filled up to the median, hollow above. */
export function PriceSpread({ prices, explained = false }: PriceSpreadProps) {
  const spread = spreadOf(prices, bins);
  const sentence = texts.sentence(prices.length, spread);
  if (prices.length < minPlottedOffers) return <p>{sentence}</p>;
  return (
    <div className={styles.spread}>
      <Knots spread={spread} />
      <PriceAxis range={spread} />
      {explained && <Explanation range={spread} />}
      <VisuallyHidden as="p">{sentence}</VisuallyHidden>
    </div>
  );
}
