import { part } from '../../visit/part';
import type { OfferRowsProps } from '../offer-rows';

const CompareBar = part(async () => (await import('../compare-bar')).CompareBar);
const FavouriteNotice = part(async () => (await import('../favourites/favourite-notice')).FavouriteNotice);

/** What presses on rows bring: the bar of those picked to compare, and word of a new favourite. */
export const AfterPress = ({
  offers: { offerList, compareList },
  actions,
  said,
}: Pick<OfferRowsProps, 'offers' | 'actions' | 'said'>) => (
  <>
    {compareList.length > 0 && (
      <CompareBar
        chosen={offerList.filter(({ productId }) => compareList.includes(productId))}
        full={said.compareFull}
        onCompare={(chosen) => actions.compareAll({ offers: chosen })}
        onClear={actions.clearCompare}
      />
    )}
    {said.favourite !== undefined && <FavouriteNotice said={said} />}
  </>
);
