/** How an offer's score is calculated with the current weights. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formatScore } from '@emsal/platform/formats/score';
import { useSelector } from '@emsal/platform/store';
import { pricePercent } from '@emsal/ranking/price-percent';
import { scoreParts } from '@emsal/ranking/rank';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import styles from './score-breakdown.module.css';
import { scoreBreakdownTexts as texts } from './score-breakdown.texts';
import { ServiceRating } from './service-rating';

export interface ScoreBreakdownProps {
  line: LineId;
  offer: Offer;
  /** Lowest price of the list, in kuruş. */
  cheapest: number;
}

export function ScoreBreakdown({ line, offer, cheapest }: ScoreBreakdownProps) {
  const { weights } = useSelector(selectOffers(line));
  if (weights.samePrice) return null;
  const { cacheAmountWithDiscount: total, coverageScore, scoreValue, serviceRating } = offer;
  const parts = scoreParts({ total, coverageScore }, cheapest, weights);
  const price = pricePercent(weights);
  return (
    <section>
      <h4 className={styles.title}>{texts.title}</h4>
      <KeyValueList
        items={[
          { label: texts.price((10 * cheapest) / total, price), value: formatScore(parts.price, 2) },
          { label: texts.cover(coverageScore, 100 - price), value: formatScore(parts.coverage, 2) },
          { label: texts.total, value: formatScore(scoreValue), total: true },
        ]}
      />
      {serviceRating !== undefined && <ServiceRating points={serviceRating} />}
    </section>
  );
}
