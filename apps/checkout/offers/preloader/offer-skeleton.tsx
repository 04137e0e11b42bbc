import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import styles from '../list/offer-list.module.css';
import { offersTexts as texts } from '../texts/offers.texts';

const Row = () => (
  <div className={styles.skeleton}>
    <Skeleton width="half" />
    <Skeleton width="most" />
  </div>
);

/** Placeholder for offers still to come: instead of the first rows, later one behind the last row. */
export const OfferSkeleton = ({ isFirst }: { isFirst: boolean }) => (
  // Keyed: a placeholder that moved behind the rows would be a jump of the page.
  <div key={isFirst ? 'first' : 'more'} className={isFirst ? styles.firstRows : undefined}>
    <VisuallyHidden as="p">{texts.waiting}</VisuallyHidden>
    <Row />
    {isFirst && <Row />}
    {isFirst && <Row />}
  </div>
);
