/** Prices and covers of all offers at a glance: read by eye, by keyboard and by screen reader. */
import { formatLira } from '@emsal/platform/formats/money';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Card } from '@emsal/ui/card/card';
import { CoverPlot } from '@emsal/ui/cover-plot/cover-plot';
import { isFlat } from '@emsal/ui/cover-plot/plot-points';
import { plotFrom } from '@emsal/ui/price-spread/price-spread';
import { memo } from 'react';
import type { PriceRange } from '../price-range';
import styles from './spread-panel.module.css';
import { spreadTexts as texts } from './spread.texts';

interface SpreadPanelProps extends Pick<OfferState, 'offerList' | 'insurers'> {
  range: PriceRange;
  /** Goes to an offer's row, by its id. */
  onLead: (offerId: string) => void;
  children: React.ReactNode;
}

/** How the plot is read, where there is one; where all prices are equal there is nothing to plot. */
function reading(offers: OfferState['offerList'], isOnePrice: boolean): string {
  if (isOnePrice) return offers.length > 1 ? texts.onePriceWords : '';
  if (offers.length < plotFrom) return '';
  return isFlat(offers.map(({ coverageScore: cover }) => ({ cover }))) ? texts.flatPlot : texts.plot;
}

/** The same offers, the same plot: sorting the list does not draw it anew. */
const Plot = memo(function Plot({
  offers,
  onLead,
}: Pick<SpreadPanelProps, 'onLead'> & { offers: OfferState['offerList'] }) {
  return (
    <CoverPlot
      onChoose={onLead}
      offers={offers.map(({ id, firmName, cacheAmountWithDiscount, coverageScore }) => ({
        key: id,
        name: firmName,
        price: cacheAmountWithDiscount,
        cover: coverageScore,
      }))}
    />
  );
});

export function SpreadPanel({ offerList, insurers, range, onLead, children }: SpreadPanelProps) {
  const offered = new Set(offerList.map(({ firmId }) => firmId)).size;
  const isOnePrice = range.highest === range.lowest;
  return (
    <Card as="section" roomy label={texts.label} className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {isOnePrice
            ? texts.onePrice(formatLira(range.lowest))
            : texts.difference(formatLira(range.highest - range.lowest))}
        </h2>
        <p>
          {texts.who({ asked: insurers.length, offered })} {reading(offerList, isOnePrice)}
        </p>
      </div>
      {!isOnePrice && (
        <figure>
          <Plot offers={offerList} onLead={onLead} />
        </figure>
      )}
      <div className={styles.below}>{children}</div>
    </Card>
  );
}
