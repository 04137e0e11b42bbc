import styles from './plot.module.css';
import type { Bar, BarsPlot as Bars } from './plot';

/** Pixels. The width is the column's, so that letters stay 14 px on every screen. */
const height = 220;
const top = 24;
/** Percent of a bar's place that stays empty. */
const gap = 6;

const tall = (value: number, highest: number): number => Math.round((value / highest) * (height - top));

interface Place {
  bar: Bar;
  /** Percent. */
  x: number;
  width: number;
  /** Pixels from the top. */
  y: number;
}

function placesOf({ bars }: Bars): Place[] {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  const width = 100 / bars.length;
  return bars.map((bar, at) => ({ bar, x: at * width, width, y: height - tall(bar.value, highest) }));
}

const middle = ({ x, width }: Place): number => x + width / 2;

/** Arcs from bar to bar; the path's box is stretched to the plot's width. */
function Walk({ places, walked }: { places: readonly Place[]; walked: readonly number[] }) {
  const stops = walked.map((at) => places[at]!);
  const [start, ...others] = stops;
  if (!start || others.length === 0) return null;
  const arcs = others.map((stop, at) => {
    const from = stops[at]!;
    const peak = Math.min(from.y, stop.y) - top;
    return `Q${(middle(from) + middle(stop)) / 2} ${peak} ${middle(stop)} ${stop.y - 8}`;
  });
  return (
    <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" overflow="visible">
      <path
        className={styles.walk}
        vectorEffect="non-scaling-stroke"
        d={`M${middle(start)} ${start.y - 8}${arcs.join('')}`}
      />
    </svg>
  );
}

/** Too narrow for a label of its own width, whose last one would leave the plot. */
const isNarrow = ({ width }: Place): boolean => width < 100 / 12;

interface ColumnProps extends Place {
  isHere: boolean;
  isLast: boolean;
}

function Column({ bar, x, width, y, isHere, isLast }: ColumnProps) {
  const left = `${x + (width * gap) / 200}%`;
  const right = `${x + width * (1 - gap / 200)}%`;
  return (
    <g className={isHere ? styles.here : undefined}>
      <rect className={styles.bar} x={left} width={`${width * (1 - gap / 100)}%`} y={y} height={height - y} />
      <line x1={left} x2={right} y1={y} y2={y} />
      <text className={isLast ? styles.end : undefined} x={isLast ? '100%' : `${x + width / 2}%`} y={height + 20}>
        {bar.label}
      </text>
      {bar.sublabel && (
        <text className={styles.wide} x={`${x + width / 2}%`} y={height + 40}>
          {bar.sublabel}
        </text>
      )}
    </g>
  );
}

/** Bars with their labels; the visitor's own carries the lozenge. */
export function BarsPlot(plot: Bars) {
  const places = placesOf(plot);
  const here = places.find(({ bar }) => bar.key === plot.here);
  return (
    <svg className={styles.bars} width="100%" height={height + 48} role="img" aria-label={plot.sentence}>
      {places.map((place, at) => (
        <Column
          key={place.bar.key}
          {...place}
          isHere={place.bar.key === plot.here}
          isLast={at === places.length - 1 && isNarrow(place)}
        />
      ))}
      {plot.walked && <Walk places={places} walked={plot.walked} />}
      {here && (
        <svg x={`${middle(here)}%`} y={here.y} overflow="visible">
          <path className={styles.knot} d="M0-18l9 9-9 9-9-9z" />
        </svg>
      )}
    </svg>
  );
}
