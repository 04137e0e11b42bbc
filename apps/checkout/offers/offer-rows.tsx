import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { filterOffers, isFiltered } from '@emsal/state/offer/filter-offers';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { useRef } from 'react';
import { isChangeable } from './changing/is-changeable';
import { filterTexts } from './filters/filter.texts';
import type { useHeldRow } from './held-row';
import { focusPanel } from './list/focus-panel';
import { ListedRow } from './list/listed-row';
import { useFold } from './list/use-fold';
import { useRowOrder } from './list/use-row-order';
import { useWarmRows } from './list/use-warm-rows';
import styles from './offer-rows.module.css';
import { offersTexts as texts } from './offers.texts';
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
  const { offerList, waitingOffers, sortedType, filters, state } = offers;
  return (
    <div className={styles.head}>
      {/* The title says when all are there: each one that comes would be read out. */}
      <p role={state === 'complete' ? 'status' : undefined} className={styles.count}>
        {isFiltered(filters) ? texts.countOf(shown, offerList.length) : texts.count(shown, sortedType)}
      </p>
      {waitingOffers.length > 0 && (
        <div className={styles.waiting}>
          <Button variant="line" onClick={actions.showWaiting}>
            {texts.newOffers(waitingOffers.length)}
          </Button>
        </div>
      )}
      <SortControl by={sortedType} onSort={actions.sort} />
    </div>
  );
}

interface RowsProps extends OfferRowsProps {
  list: readonly Offer[];
  /** Those that the filters leave; the others stay drawn and hidden, so that taking a filter off costs nothing. */
  kept?: ReadonlySet<Offer>;
  /** Those that wait behind the fold. */
  folded?: ReadonlySet<Offer>;
}

/** Rows in the order of the list. */
export function Rows({ list, kept, folded, line, offers, handlers, said: { problem }, ...rest }: RowsProps) {
  const rows = useRef<HTMLOListElement>(null);
  const isLeft = (offer: Offer): boolean => kept?.has(offer) !== false;
  const isSeen = (offer: Offer): boolean => isLeft(offer) && !folded?.has(offer);
  const { order, isSettled, later } = useRowOrder(rows, list, { seen: list.filter(isSeen), filters: offers.filters });
  useWarmRows(rows, order, isSettled && offers.state === 'complete');
  const isHydrated = useIsHydrated();
  return (
    <ol ref={rows} className={styles.list} {...handlers}>
      {order.map((offer) => (
        <ListedRow
          key={offer.id}
          {...rest}
          {...{ offer, isHydrated }}
          isLeft={isLeft(offer)}
          isFolded={folded?.has(offer) === true}
          isLater={later.has(offer)}
          line={line.id}
          isComparable={line.offerList.compareCheckbox && !offer.isPassiveFavorite}
          isChangeable={isChangeable(offer, offers.assumptions)}
          isFresh={offers.freshOffers.includes(offer.id)}
          isBusy={offers.busyProducts.includes(offer.productId)}
          isFavourite={offer.isPassiveFavorite || offers.favouritesList.includes(offer.productId)}
          isCompared={offers.compareList.includes(offer.productId)}
          isHighlighted={offers.highlightedProduct === offer.productId}
          problem={problem?.at === offer.id ? problem : undefined}
        />
      ))}
    </ol>
  );
}

/** Its button goes with it: the keyboard and a screen reader go on from the list, which is whole again. */
const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={filterTexts.nothingFits}
    actions={
      <Button
        variant="line"
        onClick={() => {
          onClear();
          focusPanel();
        }}
      >
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
  const kept = new Set(filterOffers(offers.offerList, offers.filters));
  const { folded, unfold } = useFold(kept, offers);
  return (
    <section className={styles.rows} aria-label={texts.listName}>
      <Head {...{ offers, actions }} shown={kept.size} />
      {kept.size === 0 && <NothingFits onClear={actions.clearFilters} />}
      <Rows {...props} {...{ kept, folded }} list={offers.offerList} />
      {folded.size > 0 && (
        <Button variant="line" className={styles.rest} onClick={unfold}>
          {texts.rest(folded.size)}
        </Button>
      )}
    </section>
  );
}
