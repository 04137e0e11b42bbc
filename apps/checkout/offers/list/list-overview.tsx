import { FeaturedOffers } from '../featured/featured-offers';
import type { OfferRowsProps } from './offer-rows';
import { PriceOverview } from '../price-overview/price-overview';
import { isListExpired } from './offer-list-title';

type ListOverviewProps = Pick<OfferRowsProps, 'line' | 'visitId' | 'offers' | 'range' | 'actions' | 'feedback'>;

/** The offers with a label side by side, and all prices: below the rows, where they move nothing when they appear. */
export function ListOverview({ line, visitId, offers, range, actions, feedback }: ListOverviewProps) {
  const { offerList, insurers, notAsked, weights, state, busyProducts, formChange } = offers;
  if (state !== 'complete') return null;
  return (
    <>
      {!isListExpired(offerList) && !formChange && (
        <FeaturedOffers {...{ line, offerList, busyProducts, range, actions }} problem={feedback.problem} />
      )}
      <PriceOverview
        {...{ line, visitId, range, offerList, insurers, notAsked, weights, state }}
        onWeights={actions.setWeights}
        onChoose={actions.goToRow}
      />
    </>
  );
}
