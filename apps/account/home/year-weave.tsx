/** The year as nested diamonds, clockwise from today: each thread is a policy, its knot the day on which it ends. */
import { classNames } from '@emsal/ui/class-names/class-names';
import { knotAt } from '@emsal/ui/knot-at/knot-at';
import { homeTexts as texts } from './home.texts';
import styles from './year-weave.module.css';

const rings = 6;
const outer = 150;
const step = 20;
const daysOfYear = 365;

/** Corners of a diamond, clockwise from the top. */
const cornersOf = (radius: number): [number, number][] => [
  [0, -radius],
  [radius, 0],
  [0, radius],
  [-radius, 0],
];

/** A point of the diamond's edge. @param turn 0 is the top, 1 a whole round */
function pointAt(radius: number, turn: number): [number, number] {
  const corners = cornersOf(radius);
  const along = Math.min(Math.max(turn, 0), 0.999) * 4;
  const [x, y] = corners[Math.floor(along)]!;
  const [toX, toY] = corners[(Math.floor(along) + 1) % 4]!;
  const part = along % 1;
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** From the top to the point, along the edge. */
function threadTo(radius: number, turn: number): string {
  const passed = cornersOf(radius).slice(0, Math.floor(Math.min(Math.max(turn, 0), 0.999) * 4) + 1);
  return [...passed, pointAt(radius, turn)]
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

const ring = (radius: number): string => `M0 ${-radius}L${radius} 0L0 ${radius}L${-radius} 0Z`;
const radiusOf = (at: number): number => outer - at * step;

/** @param days until each policy ends, the first one first; more than six share the innermost ring's place and are left out */
export function YearWeave({ days }: { days: readonly number[] }) {
  return (
    <svg className={styles.weave} viewBox="-170 -185 340 360" aria-hidden="true" focusable="false">
      {Array.from({ length: rings }, (_, at) => (
        <path key={at} className={styles.ring} d={ring(radiusOf(at))} />
      ))}
      {days.slice(0, rings).map((left, at) => (
        <Thread key={at} radius={radiusOf(at)} turn={left / daysOfYear} isNext={at === 0} />
      ))}
      <path className={styles.now} d={`M0 ${-outer - 12}V${-radiusOf(rings - 1) + 12}`} />
      <text className={styles.label} x="0" y={-outer - 20} textAnchor="middle">
        {texts.today}
      </text>
    </svg>
  );
}

function Thread({ radius, turn, isNext }: { radius: number; turn: number; isNext: boolean }) {
  const [x, y] = pointAt(radius, turn);
  return (
    <g className={classNames(styles.thread, isNext && styles.next)}>
      <path className={styles.line} d={threadTo(radius, turn)} />
      <path className={styles.knot} d={knotAt(x, y, 10)} />
    </g>
  );
}
