import { classNames } from '../class-names/class-names';
import styles from './icon.module.css';

interface IconProps {
  /** Path data from `./icons`, on a 256 unit square. */
  of: string;
  /** 20 beside text, 24 alone, 32 in lists of products. */
  size?: 20 | 24 | 32;
  className?: string;
}

/** A decorative drawing: what it means stands beside it in words. */
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
