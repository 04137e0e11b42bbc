import { knotAt } from '@emsal/ui/knot-at/knot-at';
import { shortLira } from './short-lira';
import { roundScale } from './round-scale';
import styles from './points-plot.module.css';
import type { PointsPlot as Points } from './plot';

/** Pixels. The width is the column's, so that letters stay 14 px on every screen. */
const height = 220;
const top = 24;
/** Of a knot, from its middle. */
const usual = 6;
const large = 9;

interface Place {
  key: string;
  /** Percent. */
  x: number;
  /** Pixels from the top. */
  y: number;
  isHere: boolean;
}

const Scale = ({ lines, yOf }: { lines: readonly number[]; yOf: (value: number) => number }) =>
  lines.map((line) => (
    <g key={line} className={styles.scale}>
      <line x2="100%" y1={yOf(line)} y2={yOf(line)} />
      <text y={yOf(line) - 6}>{shortLira(line)}</text>
    </g>
  ));

const Point = ({ x, y, isHere }: Place) => (
  <g className={isHere ? styles.here : undefined}>
    <line className={styles.stem} x1={`${x}%`} x2={`${x}%`} y1={y} y2={height} />
    <svg x={`${x}%`} y={y} overflow="visible">
      <path className={styles.knot} d={knotAt(0, 0, isHere ? large : usual)} />
    </svg>
  </g>
);

/** The first, the last and the visitor's own; an end beside the visitor's would touch it. */
const isNamed = (places: readonly Place[], at: number): boolean => {
  const here = places.findIndex(({ isHere }) => isHere);
  return at === here || ((at === 0 || at === places.length - 1) && Math.abs(at - here) > 1);
};

/** The ends stay within the plot. */
function labelPlace({ x }: Place, at: number, last: number) {
  if (at === 0) return { x: 0, textAnchor: 'start' } as const;
  return at === last ? ({ x: '100%', textAnchor: 'end' } as const) : ({ x: `${x}%`, textAnchor: 'middle' } as const);
}

/** Values as knots over a scale of round amounts; the visitor's own is the large one. */
export function PointsPlot({ sentence, points, here }: Points) {
  const lines = roundScale(Math.max(...points.map(({ value }) => value)));
  const yOf = (value: number): number => Math.round(height - (value / lines.at(-1)!) * (height - top));
  const places = points.map(({ key, value }, at) => ({
    key,
    x: ((at + 0.5) / points.length) * 100,
    y: yOf(value),
    isHere: key === here,
  }));
  return (
    <svg className={styles.points} width="100%" height={height + 28} role="img" aria-label={sentence}>
      <Scale lines={lines} yOf={yOf} />
      {places.map((place) => (
        <Point {...place} key={place.key} />
      ))}
      <line className={styles.ground} x2="100%" y1={height} y2={height} />
      {places.map(
        (place, at) =>
          isNamed(places, at) && (
            <text
              key={place.key}
              className={place.isHere ? styles.own : undefined}
              {...labelPlace(place, at, places.length - 1)}
              y={height + 22}
            >
              {place.key}
            </text>
          ),
      )}
    </svg>
  );
}
