import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './insurer-signs.module.css';
import type { Market } from './market';
import { marketTexts as texts } from './market.texts';

/** As many as stand beside each other before words count the rest. */
const shown = 8;

/** The signs of some insurers and how many more there are. Decorative but for the words. */
export function InsurerSigns({ insurers }: Pick<Market, 'insurers'>) {
  const first = insurers.slice(0, shown);
  return (
    <p className={styles.signs}>
      <span className={styles.row}>
        {first.map(({ firmId, name }) => (
          <InsurerMonogram key={firmId} {...{ firmId, name }} size={32} />
        ))}
      </span>
      <span className={styles.words}>{texts.asked(insurers.length)}</span>
    </p>
  );
}
