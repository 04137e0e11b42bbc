import { formatLira } from '@emsal/platform/formats/money';
import { RangeLine } from '@emsal/ui/range-line/range-line';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import styles from '../row/offer-row.module.css';
import { offersTexts as texts } from '../texts/offers.texts';
import type { PriceRange } from './price-range';

export function medianText(price: number, median: number): string {
  if (price === median) return texts.atMedian;
  return price < median ? texts.belowMedian(formatLira(median - price)) : texts.aboveMedian(formatLira(price - median));
}

interface SpotProps {
  price: number;
  range: PriceRange;
}

/** Position of a price in the list's range. */
export const PricePositionLine = ({ price, range: { lowest, median, highest } }: SpotProps) => (
  <RangeLine {...{ lowest, median }} highest={lowest} at={price} scale={{ from: lowest, to: highest }} />
);

/** The graphic and its text alternative. */
export const PricePosition = (props: SpotProps) => (
  <span className={styles.spot}>
    <VisuallyHidden>{medianText(props.price, props.range.median)}</VisuallyHidden>
    <PricePositionLine {...props} />
  </span>
);
