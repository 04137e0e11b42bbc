import { formatLira } from '@emsal/platform/formats/money';
import type { InsurerState, Offer } from '@emsal/state/offer/offer-state';
import { classNames } from '@emsal/ui/class-names/class-names';
import styles from './insurer-list.module.css';
import { insurerListTexts as texts } from './insurer-list.texts';

interface InsurerListProps {
  insurers: readonly InsurerState[];
  offers: readonly Offer[];
}

function answerOf({ firmId, state, reason }: InsurerState, offers: readonly Offer[]): string {
  const offer = offers.find((one) => one.firmId === firmId);
  if (state === 'offered' && offer) return formatLira(offer.cacheAmountWithDiscount);
  return reason ?? texts.states[state];
}

/** Every insurer with its price, reason or state. */
export function InsurerList({ insurers, offers }: InsurerListProps) {
  return (
    <ul className={styles.list}>
      {insurers.map((insurer) => (
        <li key={insurer.firmId} className={classNames(styles.insurer, styles[insurer.state])}>
          <span>{insurer.name}</span>
          <span className={styles.answer}>{answerOf(insurer, offers)}</span>
        </li>
      ))}
    </ul>
  );
}
