import { classNames } from '@emsal/ui/class-names/class-names';
import styles from './house.module.css';

/** Where each mark stands, by its number. */
const places: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [34, 152],
  2: [92, 200],
  3: [150, 72],
  4: [192, 158],
  5: [240, 158],
};

interface HouseSectionProps {
  /** For those who do not see it. */
  description: string;
  /** Numbers of what is insured. */
  marks: readonly number[];
}

export const HouseSection = ({ description, marks }: HouseSectionProps) => (
  <svg className={styles.house} viewBox="0 0 300 240" role="img" aria-label={description}>
    <rect className={styles.ground} x="0" y="212" width="300" height="28" />
    <path className={styles.room} d="M36 112 L150 48 L264 112 V212 H36 Z" />
    <path className={styles.wall} d="M24 118 L150 46 L276 118" />
    <path className={styles.wall} d="M36 112 V212 H264 V112 M36 132 H264 M150 132 V212" />
    <rect className={styles.window} x="130" y="88" width="40" height="40" />
    <path className={styles.line} d="M150 88 V128 M130 108 H170" />
    <path className={styles.line} d="M62 196 V182 H122 V196 M56 186 H128 V204 H56 Z M66 204 V210 M118 204 V210" />
    <path className={styles.line} d="M172 176 H214 V206 H172 Z M184 168 L193 176 L202 168" />
    <path className={styles.line} d="M224 176 H256 V206 H224 Z M240 191 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0" />
    {marks.map((mark) => (
      <Mark key={mark} number={mark} at={places[mark] ?? [0, 0]} />
    ))}
  </svg>
);

const Mark = ({ number, at: [x, y] }: { number: number; at: readonly [number, number] }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.mark} d="M0 -15 L15 0 L0 15 L-15 0 Z" />
    <text className={classNames(styles.number)} y="5" textAnchor="middle">
      {number}
    </text>
  </g>
);
