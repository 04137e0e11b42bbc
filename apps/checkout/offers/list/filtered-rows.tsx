import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { hasLegalLimits } from '../compared-facts';
import { FilterPanel } from '../filters/filter-panel';
import styles from '../offer-list.module.css';
import type { OfferRowsProps } from '../offer-rows';
import { offersTexts as texts } from '../offers.texts';
import { listId } from './list-id';
import { OfferTabs } from './offer-tabs';

/** On a phone the filters stand above the list: they come with what else takes its place there. */
const notYet: OfferState['filterGroups'] = [];

interface FilteredRowsProps extends OfferRowsProps {
  anyOrder: readonly Offer[];
  isSettled: boolean;
  /** Stands above the rows, beside the filters. */
  children: React.ReactNode;
}

/** The rows with what narrows them down. */
export function FilteredRows({ anyOrder, isSettled, children, ...rows }: FilteredRowsProps) {
  const { line, offers, actions } = rows;
  return (
    <div className={line.offerList.filterPanel ? styles.columns : styles.column}>
      <div className={styles.above}>{children}</div>
      {line.offerList.filterPanel && (
        <FilterPanel
          filters={offers.filters}
          groups={isSettled ? offers.filterGroups : notYet}
          offers={anyOrder}
          onToggle={actions.filter}
          onClear={actions.clearFilters}
        />
      )}
      <div id={listId} tabIndex={-1} className={styles.main}>
        <VisuallyHidden as="h2">{texts.listName}</VisuallyHidden>
        {hasLegalLimits(line.id) && isSettled && <p className={styles.limits}>{texts.sameLimits}</p>}
        <OfferTabs {...rows} />
      </div>
    </div>
  );
}
