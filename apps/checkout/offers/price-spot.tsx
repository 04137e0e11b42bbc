import { formatLira } from '@emsal/platform/formats/money';
import { RangeLine } from '@emsal/ui/range-line/range-line';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import styles from './offer-row.module.css';
import { offersTexts as texts } from './offers.texts';
import type { PriceRange } from './price-range';

export function medianInWords(price: number, median: number): string {
  if (price === median) return texts.atMedian;
  return price < median ? texts.belowMedian(formatLira(median - price)) : texts.aboveMedian(formatLira(price - median));
}

interface SpotProps {
  price: number;
  range: PriceRange;
}

/** Where a price stands among all, on the scale of the list. */
export const SpotLine = ({ price, range: { lowest, median, highest } }: SpotProps) => (
  <RangeLine {...{ lowest, median }} highest={lowest} at={price} scale={{ from: lowest, to: highest }} />
);

/** The drawing, and the same in words. */
export const PriceSpot = (props: SpotProps) => (
  <span className={styles.spot}>
    <VisuallyHidden>{medianInWords(props.price, props.range.median)}</VisuallyHidden>
    <SpotLine {...props} />
  </span>
);
