/** One cover on the axis: threads with a knot at their end, hatching where nothing was there. Places are percent of the width. */
import { classNames } from '@emsal/ui/class-names/class-names';
import { knotAt } from '@emsal/ui/knot-at/knot-at';
import { useId } from 'react';
import { axisOf, type CoverHistory, type Gap, type Thread } from './history';
import styles from './history-band.module.css';

const middle = 14;
const thickness = 12;
const top = middle - thickness / 2;
const percent = (place: number): string => `${place.toFixed(2)}%`;

interface PlacedProps<Part> {
  part: Part;
  axis: ReturnType<typeof axisOf>;
}

/** Without a known first day only the knot stands: when it began nobody told. */
function ThreadMark({ part: { kind, from, until }, axis: { place } }: PlacedProps<Thread>) {
  const start = place(from ?? until);
  const end = place(until);
  return (
    <g className={styles[kind]}>
      <rect x={percent(start)} y={top} width={percent(end - start)} height={thickness} />
      {end > 0 && (
        <svg x={percent(end)} overflow="visible">
          <path className={styles.knot} d={knotAt(0, middle, 9)} />
        </svg>
      )}
    </g>
  );
}

function GapMark({ part: { from, until }, axis: { place }, hatch }: PlacedProps<Gap> & { hatch: string }) {
  const start = place(from);
  const end = until === null ? 100 : place(until);
  return (
    <rect
      className={classNames(styles.gap, until === null && styles.ahead)}
      fill={`url(#${hatch})`}
      x={percent(start)}
      y={top}
      width={percent(end - start)}
      height={thickness}
    />
  );
}

export function HistoryTrack({ parts, today }: Pick<CoverHistory, 'parts'> & { today: string }) {
  const hatch = useId();
  const axis = axisOf(today);
  const now = percent(axis.place(today));
  return (
    <svg className={styles.track} aria-hidden="true" focusable="false">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V6" />
      </pattern>
      {axis.years.map((year) => (
        <line key={year} className={styles.line} {...vertical(percent(axis.place(`${year}-01-01`)))} />
      ))}
      {parts.map((part, at) => part.kind === 'gap' && <GapMark key={at} {...{ part, axis, hatch }} />)}
      {parts.map((part, at) => part.kind !== 'gap' && <ThreadMark key={at} {...{ part, axis }} />)}
      <line className={styles.today} {...vertical(now)} />
    </svg>
  );
}

const vertical = (x: string) => ({ x1: x, x2: x, y1: '0', y2: '100%' });
