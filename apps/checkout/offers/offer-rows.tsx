import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { filterOffers, isFiltered } from '@emsal/state/offer/filter-offers';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { filterTexts } from './filters/filter-texts';
import type { useHeldRow } from './held-row';
import { OfferRow } from './offer-row';
import styles from './offer-rows.module.css';
import { offersTexts as texts } from './offers-texts';
import type { PriceRange } from './price-range';
import { SortControl } from './sort-control';
import type { OfferActions, Said } from './use-offer-actions';

export interface OfferRowsProps {
  line: LineFacts;
  visitId: string;
  offers: OfferState;
  range: PriceRange;
  actions: OfferActions;
  said: Said;
  handlers?: ReturnType<typeof useHeldRow>['handlers'];
}

function Head({ offers, actions, shown }: Pick<OfferRowsProps, 'offers' | 'actions'> & { shown: number }) {
  const { offerList, waitingOffers, sortedType, filters } = offers;
  return (
    <div className={styles.head}>
      <p role="status" className={styles.count}>
        {isFiltered(filters) ? texts.countOf(shown, offerList.length) : texts.count(shown, sortedType)}
      </p>
      <SortControl by={sortedType} onSort={actions.sort} />
      {waitingOffers.length > 0 && (
        <div className={styles.waiting}>
          <Button variant="line" onClick={actions.showWaiting}>
            {texts.newOffers(waitingOffers.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Rows in the order of the list. */
export function Rows({
  list,
  line,
  offers,
  handlers,
  said: { problem },
  ...rest
}: OfferRowsProps & { list: readonly Offer[] }) {
  return (
    <ol className={styles.list} {...handlers}>
      {list.map((offer) => (
        <li key={offer.id}>
          <OfferRow
            {...rest}
            {...{ offer }}
            line={line.id}
            isComparable={line.offerList.compareCheckbox && !offer.isPassiveFavorite}
            isFresh={offers.freshOffers.includes(offer.id)}
            isBusy={offers.busyProducts.includes(offer.productId)}
            isFavourite={offer.isPassiveFavorite || offers.favouritesList.includes(offer.productId)}
            isCompared={offers.compareList.includes(offer.productId)}
            isHighlighted={offers.highlightedProduct === offer.productId}
            problem={problem?.offerId === offer.id ? problem.message : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={filterTexts.nothingFits}
    actions={
      <Button variant="line" onClick={onClear}>
        {filterTexts.clear}
      </Button>
    }
  >
    {filterTexts.nothingFitsWords}
  </EmptyState>
);

/** The offers that the filters leave, with the result count read out and the newcomers that wait for a press. */
export function OfferRows(props: OfferRowsProps) {
  const { offers, actions } = props;
  const list = filterOffers(offers.offerList, offers.filters);
  return (
    <section className={styles.rows} aria-label={texts.listName}>
      <Head {...{ offers, actions }} shown={list.length} />
      {list.length > 0 ? <Rows {...props} list={list} /> : <NothingFits onClear={actions.clearFilters} />}
    </section>
  );
}
