import styles from './small-plot.module.css';
import type { Plot } from './plot';

const height = 64;
const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : (part / whole) * 100}%`;

function shapes(plot: Plot) {
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
