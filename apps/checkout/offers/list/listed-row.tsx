import { classNames } from '@emsal/ui/class-names/class-names';
import { memo } from 'react';
import { OfferRow } from '../row/offer-row';
import type { OfferRowProps } from '../row/offer-row-props';
import styles from './offer-rows.module.css';

/** Whether and why a row is hidden. */
export interface RowPlace {
  /** Matches the filters; otherwise the row stays mounted but hidden. */
  isMatching: boolean;
  /** Behind the fold. */
  isFolded: boolean;
  isHydrated: boolean;
}

/** One list item; re-rendered only when it changes itself. */
export const ListedRow = memo(function ListedRow(props: RowPlace & OfferRowProps) {
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
