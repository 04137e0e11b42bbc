import { knotAt } from '../knot-at/knot-at';
import styles from './age-axis.module.css';

/** Ages in years. */
export interface AgeAxisProps {
  /** Of the axis: older ones stand at its end. */
  end: number;
  /** The ages that are insured. */
  span: { from: number; to: number; fromLabel: string; toLabel: string };
  /** Whose age it is about; null while unknown. */
  knot: { at: number; label: string } | null;
}

const width = 300;
const margin = 12;

/** The ages at which something is insured, and one age on them. The text beside it says what it shows. */
export function AgeAxis({ end, span, knot }: AgeAxisProps) {
  const at = (years: number): number => margin + (Math.min(years, end) / end) * (width - 2 * margin);
  const from = at(span.from);
  const to = at(span.to);
  return (
    <svg className={styles.axis} viewBox={`0 0 ${width} 112`} aria-hidden="true">
      <path className={styles.line} d={`M${margin} 64H${width - margin}`} />
      <rect className={styles.span} x={from} y="40" width={to - from} height="24" />
      <path className={styles.bound} d={`M${from} 30V74M${to} 30V74`} />
      <text className={styles.label} x={from} y="94" textAnchor={from < width / 8 ? 'start' : 'middle'}>
        {span.fromLabel}
      </text>
      <text className={styles.label} x={to} y="94" textAnchor="middle">
        {span.toLabel}
      </text>
      {knot && <Knot x={at(knot.at)} label={knot.label} />}
    </svg>
  );
}

/** Near an end, the words stay within the picture. */
function anchorAt(x: number) {
  if (x < width / 4) return 'start';
  return x > (width * 3) / 4 ? 'end' : 'middle';
}

function Knot({ x, label }: { x: number; label: string }) {
  return (
    <>
      <path className={styles.knot} d={knotAt(x, 64, 12)} />
      <text className={styles.age} x={x} y="22" textAnchor={anchorAt(x)}>
        {label}
      </text>
    </>
  );
}
