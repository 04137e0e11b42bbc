import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import styles from '../offer-list.module.css';
import { offersTexts as texts } from '../offers.texts';

/** Placeholder for offers still to come. */
export const OfferSkeleton = () => (
  <div className={styles.skeleton}>
    <VisuallyHidden as="p">{texts.waiting}</VisuallyHidden>
    <Skeleton width="half" />
    <Skeleton width="most" />
  </div>
);
