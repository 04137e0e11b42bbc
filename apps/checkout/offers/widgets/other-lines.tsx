import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { memo } from 'react';
import { crossPath } from './cross-path';
import styles from './other-lines.module.css';
import { otherLineTexts as texts } from './other-line.texts';

export interface OtherLinesProps {
  line: LineFacts;
  crossOffers: OfferState['crossOfferList'];
}

/** Offers that wait in the paired line, in a tab of their own: this list stays. */
export const OtherLines = memo(function OtherLines({ line, crossOffers }: OtherLinesProps) {
  const pair = line.pair && factsOf(line.pair);
  const waiting = crossOffers.filter(({ count }) => count > 0);
  if (!pair || waiting.length === 0) return null;
  return (
    <aside className={styles.card} aria-label={texts.label}>
      <Text>{texts.words(pair.name)}</Text>
      {waiting.map(({ crossOfferUrl, count }) => (
        <Link key={crossOfferUrl} variant="line" href={crossPath(crossOfferUrl)} target="_blank">
          {texts.link(pair.shortName, count)}
        </Link>
      ))}
    </aside>
  );
});
