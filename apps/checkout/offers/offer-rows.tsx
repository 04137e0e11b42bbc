import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Offer, OfferState, SortedType } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import type { useHeldRow } from './held-row';
import { OfferRow } from './offer-row';
import styles from './offer-rows.module.css';
import { offersTexts as texts } from './offers-texts';
import { priceRange } from './price-range';
import { SortControl } from './sort-control';

export interface OfferRowsProps {
  line: LineId;
  offers: OfferState;
  handlers: ReturnType<typeof useHeldRow>['handlers'];
  /** The offer that could not be chosen, and the server's sentence. */
  problem: { offerId: string; message: string } | null;
  onSort: (by: SortedType) => void;
  onShowWaiting: () => void;
  onChoose: (offer: Offer) => void;
}

function Head({
  offers: { offerList, waitingOffers, sortedType },
  onSort,
  onShowWaiting,
}: Pick<OfferRowsProps, 'offers' | 'onSort' | 'onShowWaiting'>) {
  return (
    <div className={styles.head}>
      <p role="status" className={styles.count}>
        {texts.count(offerList.length, sortedType)}
      </p>
      <SortControl by={sortedType} onSort={onSort} />
      {waitingOffers.length > 0 && (
        <div className={styles.waiting}>
          <Button variant="line" onClick={onShowWaiting}>
            {texts.newOffers(waitingOffers.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The offers in the chosen order, with the result count read out and the newcomers that wait for a press. */
export function OfferRows({ line, offers, handlers, problem, onSort, onShowWaiting, onChoose }: OfferRowsProps) {
  const range = priceRange(offers.offerList);
  if (range === null) return null;
  return (
    <section className={styles.rows} aria-label={texts.listName}>
      <Head {...{ offers, onSort, onShowWaiting }} />
      <ol className={styles.list} {...handlers}>
        {offers.offerList.map((offer) => (
          <li key={offer.id}>
            <OfferRow
              {...{ line, offer, range, onChoose }}
              isFresh={offers.freshOffers.includes(offer.id)}
              isBusy={offers.busyProducts.includes(offer.productId)}
              problem={problem?.offerId === offer.id ? problem.message : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
