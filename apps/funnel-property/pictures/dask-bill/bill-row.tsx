import type { BillRow as Row } from '@emsal/lines/property/dask/bill';
import { formatLira } from '@emsal/platform/formats/money';
import styles from './dask-bill.module.css';

/** The sum insured and the base stand for themselves; what follows is added or taken off. */
const tones: Readonly<Record<Row['key'], 'plain' | 'more' | 'less'>> = {
  sum: 'plain',
  base: 'plain',
  before2000: 'more',
  fromEightFloors: 'more',
  minimum: 'more',
  toThreeFloors: 'less',
  renewedInTime: 'less',
};
const signs = { plain: '', more: '+', less: '−' } as const;

const barWidth = 300;
const leastWidth = 3;

export function BillRow({ row: { key, label, detail, amount, bar } }: { row: Row }) {
  const tone = tones[key];
  return (
    <div className={styles.row}>
      <dt>
        {label} <span className={styles.detail}>{detail}</span>
      </dt>
      <dd className={styles.amount}>
        {signs[tone]}
        {formatLira(Math.abs(amount) * 100)}
      </dd>
      <dd className={styles.bar} aria-hidden="true">
        <svg viewBox={`0 0 ${barWidth} 12`} preserveAspectRatio="none">
          <rect className={styles.scale} width={barWidth} height="12" />
          <rect
            className={styles[tone]}
            x={Math.min(bar.from * barWidth, barWidth - leastWidth)}
            width={Math.max(leastWidth, (bar.to - bar.from) * barWidth)}
            height="12"
          />
        </svg>
      </dd>
    </div>
  );
}
