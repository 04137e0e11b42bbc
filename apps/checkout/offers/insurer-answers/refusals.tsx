import type { OfferState } from '@emsal/state/offer/offer-state';
import { InsurersByReason } from './insurers-by-reason';
import styles from '../list/offer-list.module.css';
import { offersTexts as texts } from '../texts/offers.texts';

/** Reasons for missing offers, below the list so that they move no row. */
export const Refusals = ({ insurers }: Pick<OfferState, 'insurers'>) =>
  insurers.some(({ reason }) => reason) && (
    <section>
      <h2 className={styles.refusals}>{texts.refusals}</h2>
      <InsurersByReason insurers={insurers} />
    </section>
  );
