import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './insurer-list.module.css';
import type { LandingPrices } from '@emsal/lines/kit/landing/landing-prices';

/** Insurers, each with its monogram. */
export function InsurerList({ insurers }: Pick<LandingPrices, 'insurers'>) {
  return (
    <ul className={styles.insurers}>
      {insurers.map(({ firmId, name }) => (
        <li key={firmId}>
          <InsurerMonogram {...{ firmId, name }} size={40} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
