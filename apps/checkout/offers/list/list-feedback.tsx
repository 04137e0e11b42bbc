import { lazyComponent } from '@emsal/platform/lazy-component';
import type { OfferRowsProps } from './offer-rows';

const CompareBar = lazyComponent(async () => (await import('../compare-bar/compare-bar')).CompareBar);
const FavouriteNotice = lazyComponent(async () => (await import('../favourites/favourite-notice')).FavouriteNotice);

/** Feedback to actions on rows: the compare bar and the confirmation of a favourite. */
export const ListFeedback = ({
  offers: { offerList, compareList },
  actions,
  feedback,
}: Pick<OfferRowsProps, 'offers' | 'actions' | 'feedback'>) => (
  <>
    {compareList.length > 0 && (
      <CompareBar
        chosen={offerList.filter(({ productId }) => compareList.includes(productId))}
        full={feedback.compareFull}
        onCompare={(chosen) => actions.openComparison({ offers: chosen })}
        onClear={actions.clearCompare}
      />
    )}
    {feedback.favourite !== undefined && <FavouriteNotice feedback={feedback} />}
  </>
);
