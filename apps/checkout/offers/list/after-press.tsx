import { lazy, Suspense } from 'react';
import type { OfferRowsProps } from '../offer-rows';

const CompareBar = lazy(async () => ({ default: (await import('../compare-bar')).CompareBar }));
const FavouriteNotice = lazy(async () => ({
  default: (await import('../favourites/favourite-notice')).FavouriteNotice,
}));

/** What presses on rows bring: the bar of those picked to compare, and word of a new favourite. */
export const AfterPress = ({
  offers: { offerList, compareList },
  actions,
  said,
}: Pick<OfferRowsProps, 'offers' | 'actions' | 'said'>) => (
  <>
    {compareList.length > 0 && (
      <Suspense>
        <CompareBar
          chosen={offerList.filter(({ productId }) => compareList.includes(productId))}
          full={said.compareFull}
          onCompare={(chosen) => actions.compareAll({ offers: chosen })}
          onClear={actions.clearCompare}
        />
      </Suspense>
    )}
    {said.favourite !== undefined && (
      <Suspense>
        <FavouriteNotice said={said} />
      </Suspense>
    )}
  </>
);
