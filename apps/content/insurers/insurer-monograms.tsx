import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './insurer-monograms.module.css';
import type { LandingPrices } from '@emsal/lines/kit/landing/landing-prices';
import { monogramTexts as texts } from './insurer-monograms.texts';

/** As many as fit in one row; the others are counted in the text. */
const shown = 8;

/** Monograms of some insurers and the number of the others. Only the text is read by screen readers. */
export function InsurerMonograms({ insurers }: Pick<LandingPrices, 'insurers'>) {
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
