import { classNames } from '../class-names/class-names';
import styles from './icon.module.css';

interface IconProps {
  /** Path data from `./icons`, on a 256 unit square. */
  of: string;
  /** 20 beside text, 24 alone, 32 in product lists. */
  size?: 20 | 24 | 32;
  className?: string;
}

/** A decorative icon: its meaning is always given in text beside it. */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 256 256"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
}
