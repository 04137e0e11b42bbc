/** One drawing for each scene, on one line of ground: what is insured there. Icons are those of @phosphor-icons/core. */
import {
  airplaneTiltThinIcon,
  bedThinIcon,
  carProfileThinIcon,
  carThinIcon,
  chargingStationThinIcon,
  couchThinIcon,
  deviceMobileThinIcon,
  dogThinIcon,
  hospitalThinIcon,
  suitcaseRollingThinIcon,
} from '@emsal/ui/icon/icons';
import type { ReactNode } from 'react';
import styles from './drawings.module.css';
import type { Scene } from './scene-of';

/** An icon of `size` units, with its upper left corner at x, y. */
const Thing = ({ of, x, y, size }: { of: string; x: number; y: number; size: number }) => (
  <path className={styles.thing} transform={`translate(${x} ${y}) scale(${size / 256})`} d={of} />
);

const Line = ({ d }: { d: string }) => <path className={styles.line} d={d} />;
const Dashes = ({ d, gaps }: { d: string; gaps: string }) => (
  <path className={styles.dashes} strokeDasharray={gaps} d={d} />
);
/** The knot of the offers, in the accent colour. */
const Knot = ({ d }: { d: string }) => <path className={styles.knot} d={d} />;

interface Drawing {
  width: number;
  content: ReactNode;
}

const road: Drawing = {
  width: 420,
  content: (
    <>
      <Line d="M0 180H420M398 180V96M398 120L300 62" />
      <Dashes gaps="24 16" d="M8 198H412" />
      <Thing of={carProfileThinIcon} x={28} y={92} size={124} />
      <Thing of={chargingStationThinIcon} x={170} y={94} size={96} />
      <Thing of={carThinIcon} x={286} y={104} size={88} />
      <Knot d="M398 83l9 9-9 9-9-9z" />
    </>
  ),
};

/** Cut open, above the line of an earthquake. */
const house: Drawing = {
  width: 270,
  content: (
    <>
      <Line d="M0 180H270M24 102L135 30l111 72M40 92v88M230 92v88M40 118h190M135 118v62" />
      <Line d="M102 92h22v26h-22zM150 92h22v26h-22z" />
      <Thing of={couchThinIcon} x={54} y={124} size={60} />
      <Thing of={bedThinIcon} x={156} y={124} size={60} />
      <Line d="M30 200l12-1 12 3 12-5 12 8 12-11 12 13 12-15 12 17 12-19 12 19 12-16 12 13 12-11 12 9 12-7 12 5 12-3" />
      <Knot d="M135 21l9 9-9 9-9-9z" />
    </>
  ),
};

const hospital: Drawing = {
  width: 270,
  content: (
    <>
      <Line d="M0 180h22l10-14 14 28 12-34 10 20h202" />
      <Thing of={hospitalThinIcon} x={96} y={56} size={148} />
    </>
  ),
};

const everyday: Drawing = {
  width: 270,
  content: (
    <>
      <Line d="M0 180H270" />
      <Dashes gaps="3 6" d="M4 150C60 140 120 110 164 62" />
      <Thing of={airplaneTiltThinIcon} x={158} y={4} size={84} />
      <Thing of={dogThinIcon} x={14} y={96} size={96} />
      <Thing of={deviceMobileThinIcon} x={122} y={100} size={86} />
      <Thing of={suitcaseRollingThinIcon} x={196} y={108} size={80} />
    </>
  ),
};

const drawings: Readonly<Record<Scene, Drawing>> = { vehicle: road, property: house, health: hospital, everyday };

export const SceneDrawing = ({ of }: { of: Scene }) => (
  <svg className={styles.drawing} viewBox={`0 0 ${drawings[of].width} 216`} aria-hidden="true">
    {drawings[of].content}
  </svg>
);
