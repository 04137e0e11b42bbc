import type { VisitId } from '@emsal/api/calls/identifiers';
import { RefusedCampaigns } from '../campaigns/refused-campaigns';
import { PriceBreakdown } from './price-breakdown';
import { QuotePdf } from './quote-pdf';
import styles from './price-details.module.css';
import { ScoreBreakdown } from './score-breakdown';
import type { ScoreBreakdownProps } from './score-breakdown';

/** Expanded details of a row: price, score and the quote PDF. */
export const PriceDetails = ({ visitId, ...scored }: ScoreBreakdownProps & { visitId: VisitId }) => (
  <div className={styles.details}>
    <div>
      <PriceBreakdown breakdown={scored.offer.breakdown} />
      <RefusedCampaigns campaigns={scored.offer.campaigns} />
      <QuotePdf {...{ visitId }} offer={scored.offer} />
    </div>
    {!scored.offer.isPassiveFavorite && <ScoreBreakdown {...scored} />}
  </div>
);
