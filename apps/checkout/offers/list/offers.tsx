import { useAnyOrder } from '../any-order';
import styles from '../offer-list.module.css';
import type { OfferRowsProps } from '../offer-rows';
import { offersTexts as texts } from '../offers.texts';
import { usePriceRange } from '../price-range';
import { AboveRows } from './above-rows';
import { AfterPress } from './after-press';
import { FilteredRows } from './filtered-rows';
import { listId } from './list-id';

interface OffersProps extends Omit<OfferRowsProps, 'range'> {
  /** All have answered and nothing is being touched: the whole picture may take its place above the list. */
  isSettled: boolean;
  children: React.ReactNode;
}

/** Everything that needs at least one offer. */
export function Offers(props: OffersProps) {
  const { offerList } = props.offers;
  const range = usePriceRange(offerList);
  const anyOrder = useAnyOrder(offerList);
  if (range === null) return null;
  const seen = { ...props, range, anyOrder };
  return (
    <>
      <a className={styles.skip} href={`#${listId}`}>
        {texts.skip}
      </a>
      <AboveRows {...seen} />
      <FilteredRows {...seen} />
      <AfterPress {...seen} />
    </>
  );
}
