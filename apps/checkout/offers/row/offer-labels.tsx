import { offerLabel } from '@emsal/state/offer/offer-label';
import type { OfferLabel } from '@emsal/state/offer/offer-label';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Badge } from '@emsal/ui/badge/badge';
import type { BadgeTone } from '@emsal/ui/badge/badge';
import styles from './offer-labels.module.css';
import { offersTexts as texts } from '../texts/offers.texts';

const tones: Record<OfferLabel, BadgeTone> = {
  bestPriceAndProduct: 'best',
  bestCoverageAndProduct: 'cover',
  bestPrice: 'best',
  bestProduct: 'point',
  bestCoverage: 'cover',
};

/** The badges of an offer: its label, whether it is new, changed, or its price not final. */
export function OfferLabels({ offer, isFresh = false }: { offer: Offer; isFresh?: boolean }) {
  const label = offerLabel(offer);
  if (!label && !isFresh && !offer.change && !offer.isRisk) return null;
  return (
    <p className={styles.labels}>
      {label && <Badge tone={tones[label]}>{texts.labels[label]}</Badge>}
      {isFresh && <Badge tone="good">{texts.fresh}</Badge>}
      {offer.change && <Badge>{texts.changed}</Badge>}
      {offer.isRisk && <Badge tone="warn">{texts.risk}</Badge>}
    </p>
  );
}
