import { PriceSpread } from '@emsal/ui/price-spread/price-spread';
import { Text } from '@emsal/ui/text/text';
import styles from './market-figure.module.css';

export interface MarketFigureProps {
  title: string;
  /** For which request, and that the data are a sample. */
  caption: string;
  /** Integer kuruş, one per offer. */
  prices: readonly number[];
}

/** The spread of sample prices, with title and caption. */
export function MarketFigure({ title, caption, prices }: MarketFigureProps) {
  return (
    <figure>
      <figcaption className={styles.caption}>
        <h2 className={styles.title}>{title}</h2>
        <Text size="small" tone="muted">
          {caption}
        </Text>
      </figcaption>
      <PriceSpread prices={prices} explained />
    </figure>
  );
}
