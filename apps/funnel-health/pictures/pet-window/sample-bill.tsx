import { formatLira } from '@emsal/platform/formats/money';
import { petOwnShare } from '@emsal/tariffs/pet/pet-figures';
import { percentOf } from '@emsal/tariffs/share';
import styles from './pet-window.module.css';
import { petWindowTexts } from './pet-window.texts';

const { bill: texts } = petWindowTexts;

/** Kuruş; invented, as the design's. */
const total = 1_207_500;
const own = percentOf(total, petOwnShare.value);
const width = 300;

export const SampleBill = () => (
  <div className={styles.bill}>
    <h3 className={styles.billTitle}>{texts.title}</h3>
    <p className={styles.note}>{texts.example(formatLira(total))}</p>
    <svg className={styles.bar} viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.paid} width={width - (own / total) * width - 2} height="20" />
      <rect className={styles.own} x={width - (own / total) * width} width={(own / total) * width} height="20" />
    </svg>
    <dl className={styles.parts}>
      <div>
        <dt className={styles.paidKey}>{texts.paid}</dt>
        <dd>{formatLira(total - own)}</dd>
      </div>
      <div>
        <dt className={styles.ownKey}>{texts.own(petOwnShare.value)}</dt>
        <dd>{formatLira(own)}</dd>
      </div>
    </dl>
    <p className={styles.note}>{texts.note}</p>
  </div>
);
