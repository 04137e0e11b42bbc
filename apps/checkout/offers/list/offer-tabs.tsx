import { favouriteOffers } from '@emsal/state/offer/favourite-offers';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Tabs } from '@emsal/ui/tabs/tabs';
import { favouriteTexts as texts } from '../favourites/favourite-texts';
import { OfferRows, Rows } from '../offer-rows';
import type { OfferRowsProps } from '../offer-rows';

/** All offers, and those that the visitor marked. */
export function OfferTabs(props: OfferRowsProps) {
  const { offers } = props;
  const favourites = favouriteOffers(offers);
  const marked =
    favourites.length > 0 ? (
      <Rows {...props} handlers={undefined} list={favourites} />
    ) : (
      <EmptyState title={texts.none}>{texts.noneWords}</EmptyState>
    );
  return (
    <Tabs
      label={texts.tabs}
      tabs={[
        { key: 'all', label: texts.all, count: offers.offerList.length, panel: <OfferRows {...props} /> },
        { key: 'favourites', label: texts.favourites, count: favourites.length, panel: marked },
      ]}
    />
  );
}
