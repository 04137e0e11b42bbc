import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './insurer-list.module.css';
import type { SampleMarket } from '@emsal/lines/kit/landing/sample-market';

/** The insurers of a market, each with its monogram. */
export function InsurerList({ insurers }: Pick<SampleMarket, 'insurers'>) {
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
