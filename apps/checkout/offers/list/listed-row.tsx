import { classNames } from '@emsal/ui/class-names/class-names';
import { memo } from 'react';
import { OfferRow } from '../offer-row';
import type { OfferRowProps } from '../offer-row';
import styles from '../offer-rows.module.css';

/** Whether a row is on the screen, and why not. */
export interface RowPlace {
  /** The filters leave it; else it stays drawn and hidden, so that taking a filter off costs nothing. */
  isLeft: boolean;
  /** Waits behind the fold. */
  isFolded: boolean;
  /** Is shown when the rows above it have been painted. */
  isLater: boolean;
  isHydrated: boolean;
}

/** One row in its place: a press draws anew only those rows that it changes. */
export const ListedRow = memo(function ListedRow(props: RowPlace & OfferRowProps) {
  const { isLeft, isFolded, isLater, isHydrated, ...row } = props;
  const isSeen = isLeft && !isFolded;
  return (
    <li
      hidden={!isLeft}
      // What is laid out unseen would be an empty item to a screen reader; without scripts nothing is unseen.
      aria-hidden={(isHydrated && !isSeen) || undefined}
      className={classNames(isFolded && styles.folded, isLater && styles.later)}
    >
      <OfferRow {...row} />
    </li>
  );
});
