import { PriceSpread } from '@emsal/ui/price-spread/price-spread';
import { Text } from '@emsal/ui/text/text';
import styles from './price-figure.module.css';

export interface PriceFigureProps {
  title: string;
  /** For which request, and that the data are a sample. */
  caption: string;
  /** Integer kuruş, one per offer. */
  prices: readonly number[];
}

/** The spread of sample prices, with title and caption. */
export function PriceFigure({ title, caption, prices }: PriceFigureProps) {
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
