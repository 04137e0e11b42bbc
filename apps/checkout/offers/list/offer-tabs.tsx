import { favouriteOffers } from '@emsal/state/offer/favourite-offers';
import type { Offer } from '@emsal/state/offer/offer-state';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Tabs } from '@emsal/ui/tabs/tabs';
import { favouriteTexts as texts } from '../favourites/favourite.texts';
import { useState } from 'react';
import { OfferRows, Rows } from './offer-rows';
import type { OfferRowsProps } from './offer-rows';

type View = 'all' | 'favourites';

const Favourites = ({ list, ...props }: OfferRowsProps & { list: readonly Offer[] }) =>
  list.length > 0 ? (
    <Rows {...props} handlers={undefined} list={list} />
  ) : (
    <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
  );

/** All offers and the favourites; the favourites are rendered only while shown. */
export function OfferTabs(props: OfferRowsProps) {
  const { offers } = props;
  const [view, setView] = useState<View>('all');
  const favourites = favouriteOffers(offers);
  const marked = view === 'favourites' && <Favourites {...props} list={favourites} />;
  return (
    <Tabs
      label={texts.tabs}
      value={view}
      onChange={(key) => setView(key as View)}
      tabs={[
        { key: 'all', label: texts.all, count: offers.offerList.length, panel: <OfferRows {...props} /> },
        { key: 'favourites', label: texts.favourites, count: favourites.length, panel: marked },
      ]}
    />
  );
}
