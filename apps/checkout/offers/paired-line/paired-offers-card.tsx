import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { shortNameOf } from '../../visit/line-and-visit';
import { useProduct } from '../../visit/use-product';
import { crossPath } from './cross-path';
import styles from './paired-offers-card.module.css';
import { pairedOffersCardTexts as texts } from './paired-offers-card.texts';

export interface PairedOffersCardProps {
  line: LineFacts;
  crossOffers: OfferState['crossOfferList'];
}

/** Offers waiting in the paired line; opens in a new tab so that this list stays. */
export function PairedOffersCard({ line, crossOffers }: PairedOffersCardProps) {
  const pair = useProduct(line.pair);
  const waiting = crossOffers.filter(({ count }) => count > 0);
  if (!pair || waiting.length === 0) return null;
  return (
    <aside className={styles.card} aria-label={texts.label}>
      <Text>{texts.text(pair.name)}</Text>
      {waiting.map(({ crossOfferUrl, count }) => (
        <Link key={crossOfferUrl} variant="line" href={crossPath(crossOfferUrl)} target="_blank">
          {texts.link(shortNameOf(pair), count)}
        </Link>
      ))}
    </aside>
  );
}
