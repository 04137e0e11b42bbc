/** Prices and cover scores of all offers, as a plot with a keyboard and screen reader interface. */
import { formatLira, formatLiraBetween } from '@emsal/platform/formats/money';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Card } from '@emsal/ui/card/card';
import { CoverPlot } from '@emsal/ui/cover-plot/cover-plot';
import { isFlat } from '@emsal/ui/cover-plot/plot-points';
import { minPlottedOffers } from '@emsal/ui/price-spread/price-spread';
import type { PriceRange } from '../price/price-range';
import styles from './spread-panel.module.css';
import { answerTexts } from '../insurer-answers/answer.texts';
import { spreadTexts as texts } from './spread-panel.texts';

interface SpreadPanelProps extends Pick<OfferState, 'offerList' | 'insurers' | 'weights'> {
  range: PriceRange;
  /** Goes to the row of an offer by id. */
  onChoose: (offerId: string) => void;
  children: React.ReactNode;
}

/** How to read the plot; equal prices are not plotted. */
function reading(offers: OfferState['offerList'], isOnePrice: boolean): string {
  if (isOnePrice) return offers.length > 1 ? texts.onePriceText : '';
  if (offers.length < minPlottedOffers) return '';
  return isFlat(offers.map(({ coverageScore: cover }) => ({ cover }))) ? texts.flatPlot : texts.plot;
}

const Plot = ({ offerList, onChoose }: Pick<SpreadPanelProps, 'offerList' | 'onChoose'>) => (
  <CoverPlot
    onChoose={onChoose}
    offers={offerList.map(({ id, firmName, cacheAmountWithDiscount, coverageScore }) => ({
      key: id,
      name: firmName,
      price: cacheAmountWithDiscount,
      cover: coverageScore,
    }))}
  />
);

export function SpreadPanel({ offerList, insurers, range, weights, onChoose, children }: SpreadPanelProps) {
  const offered = new Set(offerList.map(({ firmId }) => firmId)).size;
  const isOnePrice = range.highest === range.lowest;
  return (
    <Card as="section" roomy label={texts.label} className={styles.card}>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {isOnePrice
            ? texts.onePrice(formatLira(range.lowest))
            : texts.difference(formatLiraBetween(range.lowest, range.highest))}
        </h2>
        <p>
          {answerTexts.answerCounts({ asked: insurers.length, offered })}{' '}
          {weights.samePrice ? texts.legalPriceText : reading(offerList, isOnePrice)}
        </p>
      </div>
      {!isOnePrice && (
        <figure>
          <Plot offerList={offerList} onChoose={onChoose} />
        </figure>
      )}
      <div className={styles.below}>{children}</div>
    </Card>
  );
}
