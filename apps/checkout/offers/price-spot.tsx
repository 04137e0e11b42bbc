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

/** Where a price stands among all: drawn on the scale of the list, and said in words. */
export function PriceSpot({ price, range }: { price: number; range: PriceRange }) {
  return (
    <span className={styles.spot}>
      <VisuallyHidden>{medianInWords(price, range.median)}</VisuallyHidden>
      <RangeLine
        lowest={range.lowest}
        highest={range.lowest}
        median={range.median}
        at={price}
        scale={{ from: range.lowest, to: range.highest }}
      />
    </span>
  );
}
