import styles from './plot.module.css';
import type { Part, PartsPlot as Parts } from './plot';

const percentOf = (amount: number, highest: number): number => (highest === 0 ? 0 : (amount / highest) * 100);

function Line({ from, to, highest }: Pick<Part, 'from' | 'to'> & { highest: number }) {
  const start = percentOf(Math.min(from, to), highest);
  const width = percentOf(Math.abs(to - from), highest);
  return (
    <svg width="100%" height="16" aria-hidden="true">
      <rect className={styles.track} width="100%" height="16" />
      <rect className={to < from ? styles.less : styles.more} x={`${start}%`} width={`${width}%`} height="16" />
    </svg>
  );
}

/** How a sum comes about: each part begins where the one before ended, all on one scale. */
export function PartsPlot({ sentence, parts }: Parts) {
  const highest = Math.max(...parts.flatMap(({ from, to }) => [from, to]));
  return (
    <ul className={styles.parts} aria-label={sentence}>
      {parts.map((part) => (
        <li key={part.key}>
          <span>{part.label}</span>
          <span className={styles.partAmount}>{part.amount}</span>
          <Line from={part.from} to={part.to} highest={highest} />
        </li>
      ))}
    </ul>
  );
}
