import type { OfferState } from '@emsal/state/offer/offer-state';
import { ByReason } from '../by-reason';
import styles from '../offer-list.module.css';
import { offersTexts as texts } from '../offers.texts';

/** Why some have no offer, below the list: a reason that comes moves no row. */
export const Refusals = ({ insurers }: Pick<OfferState, 'insurers'>) =>
  insurers.some(({ reason }) => reason) && (
    <section>
      <h2 className={styles.refusals}>{texts.refusals}</h2>
      <ByReason insurers={insurers} />
    </section>
  );
