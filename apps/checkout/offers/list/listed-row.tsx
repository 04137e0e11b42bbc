import { classNames } from '@emsal/ui/class-names/class-names';
import { memo } from 'react';
import { OfferRow } from '../row/offer-row';
import type { OfferRowProps } from '../row/offer-row-props';
import styles from './offer-rows.module.css';

/** What decides whether a row is visible. */
export interface RowVisibility {
  /** Matches the filters; otherwise the row stays mounted but hidden. */
  isMatching: boolean;
  /** One of the rows that "show all" opens. */
  isFolded: boolean;
  isHydrated: boolean;
}

/** One list item; re-rendered only when it changes itself. */
export const ListedRow = memo(function ListedRow(props: RowVisibility & OfferRowProps) {
  const { isMatching, isFolded, isHydrated, ...row } = props;
  const isVisible = isMatching && !isFolded;
  return (
    <li
      hidden={!isMatching}
      // A hidden row would be an empty list item to screen readers; without JavaScript all rows are visible.
      aria-hidden={(isHydrated && !isVisible) || undefined}
      className={classNames(isFolded && styles.folded)}
    >
      <OfferRow {...row} />
    </li>
  );
});
