import { petAgeBounds } from '@emsal/validation/pet-age/pet-age';
import type { Age } from './pet-standing';
import styles from './pet-window.module.css';
import { petWindowTexts as texts } from './pet-window.texts';

const width = 300;
/** Years of the axis: older pets stand at its end. */
const end = 12;
const margin = 12;

const at = (years: number): number => margin + (Math.min(years, end) / end) * (width - 2 * margin);
const [from, to] = [at(petAgeBounds.overMonths / 12), at(petAgeBounds.underYears)];

/** The sentence below says what it shows. */
export const AgeAxis = ({ age }: { age: Age | null }) => (
  <svg className={styles.axis} viewBox={`0 0 ${width} 112`} aria-hidden="true">
    <path className={styles.line} d={`M${margin} 64H${width - margin}`} />
    <rect className={styles.span} x={from} y="40" width={to - from} height="24" />
    <path className={styles.bound} d={`M${from} 30V74M${to} 30V74`} />
    <text className={styles.label} x={from} y="94" textAnchor="start">
      {texts.bounds.from}
    </text>
    <text className={styles.label} x={to} y="94" textAnchor="middle">
      {texts.bounds.to}
    </text>
    {age && <Knot age={age} />}
  </svg>
);

function Knot({ age: { years, months } }: { age: Age }) {
  const x = at(years + months / 12);
  const anchor = x < width / 4 ? 'start' : x > (width * 3) / 4 ? 'end' : 'middle';
  return (
    <>
      <path className={styles.knot} d={`M${x} 52l12 12 -12 12 -12 -12z`} />
      <text className={styles.age} x={x} y="22" textAnchor={anchor}>
        {texts.age(years, months)}
      </text>
    </>
  );
}
