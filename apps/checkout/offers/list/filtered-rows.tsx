import type { OfferState } from '@emsal/state/offer/offer-state';
import { classNames } from '@emsal/ui/class-names/class-names';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { FilterPanel } from '../filters/filter-panel';
import styles from './offer-list.module.css';
import type { OfferRowsProps } from './offer-rows';
import { offersTexts as texts } from '../texts/offers.texts';
import { listId } from '../focus/list-id';
import { OfferTabs } from './offer-tabs';

/** Filters are counted over the complete list. */
const noGroups: OfferState['filterGroups'] = [];

/** What the line's complete list has above its rows. */
const hasControls = ({ line, offers }: OfferRowsProps): boolean =>
  line.offerList.filterPanel || (offers.options ?? []).some(({ key }) => key === 'campaigns');

interface FilteredRowsProps extends OfferRowsProps {
  /** Rendered above the rows, beside the filters. */
  children: React.ReactNode;
}

/** The rows and their filters. */
export function FilteredRows({ children, ...rows }: FilteredRowsProps) {
  const { line, offers, actions } = rows;
  return (
    <div className={line.offerList.filterPanel ? styles.columns : undefined}>
      <div className={classNames(styles.controls, hasControls(rows) && styles.reserved)}>
        <div className={styles.above}>{children}</div>
        {line.offerList.filterPanel && (
          <FilterPanel
            filters={offers.filters}
            groups={offers.state === 'complete' ? offers.filterGroups : noGroups}
            offers={offers.offerList}
            onToggle={actions.filter}
            onClear={actions.clearFilters}
          />
        )}
      </div>
      <div id={listId} tabIndex={-1} className={styles.main}>
        <VisuallyHidden as="h2">{texts.listName}</VisuallyHidden>
        {line.offerList.legalPrice && <p className={styles.limits}>{texts.samePrice}</p>}
        <OfferTabs {...rows} />
        {line.offerList.legalCovers && <p className={styles.limits}>{texts.sameLimits}</p>}
      </div>
    </div>
  );
}
