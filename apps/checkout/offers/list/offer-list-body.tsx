import styles from './offer-list.module.css';
import type { OfferRowsProps } from './offer-rows';
import { offersTexts as texts } from '../texts/offers.texts';
import { usePriceRange } from '../price/price-range';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { isListExpired } from './offer-list-title';
import { ListOverview } from './list-overview';
import { ListFeedback } from './list-feedback';
import { FilteredRows } from './filtered-rows';
import { listId } from '../focus/list-id';

const OutdatedOffers = lazyComponent(async () => (await import('../requote/outdated-offers')).OutdatedOffers);

interface OfferListBodyProps extends Omit<OfferRowsProps, 'range'> {
  children: React.ReactNode;
}

/** Everything below the title that needs at least one offer. */
export function OfferListBody(props: OfferListBodyProps) {
  const { line, visitId, offers } = props;
  const { offerList, formChange, assumptions } = offers;
  const range = usePriceRange(offerList);
  if (range === null) return null;
  return (
    <>
      <a className={styles.skip} href={`#${listId}`}>
        {texts.skip}
      </a>
      {(isListExpired(offerList) || formChange) && (
        <OutdatedOffers {...{ line, visitId, formChange }} campaigns={assumptions.campaigns} />
      )}
      <FilteredRows {...props} range={range} />
      <ListOverview {...props} range={range} />
      <ListFeedback {...props} />
    </>
  );
}
