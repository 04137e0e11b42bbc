import { RefusedCampaigns } from './campaigns/refused-campaigns';
import { PriceBreakdown } from './price-breakdown';
import { QuotePdf } from './pdf/quote-pdf';
import styles from './price-details.module.css';
import { ScoreExplained } from './ranking/score-explained';
import type { ScoreExplainedProps } from './ranking/score-explained';

/** What a row opens: the parts of its price and of its score, and the quote as a file. */
export const PriceDetails = ({ visitId, ...scored }: ScoreExplainedProps & { visitId: string }) => (
  <div className={styles.details}>
    <div>
      <PriceBreakdown breakdown={scored.offer.breakdown} />
      <RefusedCampaigns campaigns={scored.offer.campaigns} />
      <QuotePdf {...{ visitId }} offer={scored.offer} />
    </div>
    {!scored.offer.isPassiveFavorite && <ScoreExplained {...scored} />}
  </div>
);
