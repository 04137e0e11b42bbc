import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { filterOffers, isFiltered } from '@emsal/state/offer/filter-offers';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { isChangeable } from '../change/is-changeable';
import { filterTexts } from '../filters/filter.texts';
import type { useActiveRow } from './active-row';
import { focusPanel } from '../focus/focus-panel';
import { ListedRow } from './listed-row';
import { useFold } from './use-fold';
import styles from './offer-rows.module.css';
import { offersTexts as texts } from '../texts/offers.texts';
import type { PriceRange } from '../price/price-range';
import { SortControl } from './sort-control';
import type { OfferActions, ActionFeedback } from '../actions/offer-actions';
import { rowOf } from '../actions/problem-place';

export interface OfferRowsProps {
  line: LineFacts;
  visitId: VisitId;
  offers: OfferState;
  range: PriceRange;
  actions: OfferActions;
  feedback: ActionFeedback;
  /** ISO instant of the quote request. */
  requestedAt: string;
  handlers?: ReturnType<typeof useActiveRow>['handlers'];
}

function Head({ offers, actions, shown }: Pick<OfferRowsProps, 'offers' | 'actions'> & { shown: number }) {
  const { offerList, sortedType, filters, state, weights } = offers;
  const count = weights.samePrice ? texts.countOfSamePrice(shown) : texts.count(shown, sortedType);
  return (
    <div className={styles.head}>
      {/* Announced by the title when complete: otherwise every arriving offer would be read out. */}
      <p role={state === 'complete' ? 'status' : undefined} className={styles.count}>
        {isFiltered(filters) ? texts.countOf(shown, offerList.length) : count}
      </p>
      {!weights.samePrice && <SortControl by={sortedType} onSort={actions.sort} />}
    </div>
  );
}

interface RowsProps extends OfferRowsProps {
  list: readonly Offer[];
  /** Offers that match the filters; the others stay mounted but hidden. */
  matching?: ReadonlySet<Offer>;
  /** Offers behind the fold. */
  folded?: ReadonlySet<Offer>;
}

/** Rows in list order. */
export function Rows({ list, matching, folded, line, offers, handlers, feedback: { problem }, ...rest }: RowsProps) {
  const isHydrated = useIsHydrated();
  return (
    <ol className={styles.list} {...handlers}>
      {list.map((offer) => (
        <ListedRow
          key={offer.id}
          {...rest}
          {...{ offer, isHydrated }}
          isMatching={matching?.has(offer) !== false}
          isFolded={folded?.has(offer) === true}
          line={line.id}
          isComparable={line.offerList.compareCheckbox && !offer.isPassiveFavorite}
          isChangeable={isChangeable(offer)}
          isFresh={offers.freshOffers.includes(offer.id)}
          isBusy={offers.busyProducts.includes(offer.productId)}
          isFavourite={offer.isPassiveFavorite || offers.favouritesList.includes(offer.productId)}
          isCompared={offers.compareList.includes(offer.productId)}
          isHighlighted={offers.highlightedProduct === offer.productId}
          problem={problem?.place === rowOf(offer) ? problem : undefined}
        />
      ))}
    </ol>
  );
}

/** Clearing removes the button: the focus moves to the list. */
const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={filterTexts.noMatch}
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
    {filterTexts.noMatchText}
  </EmptyState>
);

/** The offers that match the filters, with an announced count. */
export function OfferRows(props: OfferRowsProps) {
  const { offers, actions } = props;
  const matching = new Set(filterOffers(offers.offerList, offers.filters));
  const { folded, unfold } = useFold(matching, offers);
  return (
    <section className={styles.rows} aria-label={texts.listName}>
      <Head {...{ offers, actions }} shown={matching.size} />
      {matching.size === 0 && <NothingFits onClear={actions.clearFilters} />}
      <Rows {...props} {...{ matching, folded }} list={offers.offerList} />
      {folded.size > 0 && (
        <Button variant="line" className={styles.rest} onClick={unfold}>
          {texts.rest(folded.size)}
        </Button>
      )}
    </section>
  );
}
