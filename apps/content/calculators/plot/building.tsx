import { knotAt } from '@emsal/ui/knot-at/knot-at';
import styles from './building.module.css';

const floorHeight = 10;
/** Of the tallest building with the ground below it. */
const ground = 210;
const quake = 'M80 222l8-2 6 6 7-10 7 14 8-18 7 20 8-20 7 20 8-20 7 18 8-14 7 10 6-6 8 2';
const knotHalf = 2.5;

function Floor({ top }: { top: number }) {
  const middle = top + floorHeight / 2;
  return (
    <>
      <rect className={styles.wall} x="107" y={top} width="46" height={floorHeight} />
      <path className={styles.window} d={knotAt(119, middle, knotHalf) + knotAt(141, middle, knotHalf)} />
    </>
  );
}

/** The building of the input, floor by floor, above the line of an earthquake. */
export const Building = ({ floors }: { floors: number }) => (
  <svg className={styles.building} viewBox="70 0 120 234" aria-hidden="true">
    {Array.from({ length: floors }, (_, floor) => (
      <Floor key={floor} top={ground - (floor + 1) * floorHeight} />
    ))}
    <path className={styles.wall} d={`M70 ${ground}H190`} />
    <path className={styles.quake} d={quake} />
  </svg>
);
