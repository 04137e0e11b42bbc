import { classNames } from '../class-names/class-names';
import styles from './amount-row.module.css';

/** Shares of the whole width, 0 to 1. */
export interface AmountBar {
  from: number;
  to: number;
  tone: 'plain' | 'more' | 'less';
}

interface AmountRowProps {
  label: string;
  detail?: string;
  amount: string;
  bar?: AmountBar;
  isTotal?: boolean;
}

const barWidth = 300;
const leastWidth = 3;

/** An amount with its share on the scale of its list: a child of `dl`. */
export const AmountRow = ({ label, detail, amount, bar, isTotal = false }: AmountRowProps) => (
  <div className={classNames(styles.row, isTotal && styles.total)}>
    <dt>
      {label} {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </dt>
    <dd className={styles.amount}>{amount}</dd>
    {bar && <Bar {...bar} />}
  </div>
);

const Bar = ({ from, to, tone }: AmountBar) => (
  <dd className={styles.bar} aria-hidden="true">
    <svg viewBox={`0 0 ${barWidth} 12`} preserveAspectRatio="none">
      <rect className={styles.scale} width={barWidth} height="12" />
      <rect
        className={styles[tone]}
        x={Math.min(from * barWidth, barWidth - leastWidth)}
        width={Math.max(leastWidth, (to - from) * barWidth)}
        height="12"
      />
    </svg>
  </dd>
);
