import { knotAt } from '@emsal/ui/knot-at/knot-at';
import styles from './small-plot.module.css';
import type { Plot, PointsPlot } from './plot';

const height = 64;
const knotHalf = 8;
const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** A falling line over its area; the path's box is stretched to the plot's width. */
function Slope({ points, here }: PointsPlot) {
  const highest = Math.max(...points.map(({ value }) => value), 1);
  const places = points.map(({ key, value }, at) => ({
    key,
    x: (at / Math.max(points.length - 1, 1)) * 100,
    y: height - (value / highest) * (height - knotHalf),
  }));
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L');
  const own = places.find(({ key }) => key === here);
  return (
    <>
      <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        <path className={styles.area} d={`M0 ${height}L${line}L100 ${height}z`} />
        <path className={styles.line} vectorEffect="non-scaling-stroke" d={`M${line}`} />
      </svg>
      {own && (
        <svg x={`${own.x}%`} y={own.y} overflow="visible">
          <path className={styles.here} d={knotAt(0, 0, knotHalf)} />
        </svg>
      )}
    </>
  );
}

function shapes(plot: Plot) {
  if (plot.kind === 'points') return <Slope {...plot} />;
  if (plot.kind === 'bars') {
    const highest = Math.max(...plot.bars.map(({ value }) => value), 1);
    const width = 100 / plot.bars.length;
    return plot.bars.map(({ key, value }, at) => (
      <rect
        key={key}
        className={key === plot.here ? styles.here : styles.bar}
        x={`${at * width}%`}
        width={`${width * 0.88}%`}
        y={height - (value / highest) * height}
        height={(value / highest) * height}
      />
    ));
  }
  const highest = Math.max(...plot.parts.flatMap(({ from, to }) => [from, to]));
  return plot.parts.map(({ key, from, to }, at) => (
    <rect
      key={key}
      className={at === 0 ? styles.bar : styles.here}
      x={percent(Math.min(from, to), highest)}
      width={percent(Math.abs(to - from), highest)}
      y={at * 20}
      height="14"
    />
  ));
}

/** A calculator's plot as a mark beside its name. */
export const SmallPlot = ({ plot }: { plot: Plot }) => (
  <svg width="100%" height={height} aria-hidden="true">
    {shapes(plot)}
  </svg>
);
