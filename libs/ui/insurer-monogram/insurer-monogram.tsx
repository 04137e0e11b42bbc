import { monogramOf } from './monogram';
import styles from './insurer-monogram.module.css';

export interface InsurerMonogramProps {
  firmId: number;
  name: string;
  size?: 32 | 40 | 48;
}

/** Generated sign of an insurer. Decorative: the name is always beside it in text. */
export function InsurerMonogram({ firmId, name, size = 48 }: InsurerMonogramProps) {
  const { outline, dye, initials } = monogramOf(firmId, name);
  return (
    <svg className={styles.monogram} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path fill={dye} d={outline} />
      <text x="24" y="29.5">
        {initials}
      </text>
    </svg>
  );
}
