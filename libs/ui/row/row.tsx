import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import gaps from '../stack/gap.module.css';
import styles from './row.module.css';

interface RowProps {
  children: ReactNode;
  gap?: 8 | 12 | 16 | 24;
  /** First child at the start, last at the end. */
  between?: boolean;
  align?: 'center' | 'baseline' | 'start';
  as?: 'div' | 'p' | 'ul' | 'li' | 'figcaption';
  className?: string;
}

/** Children in a row that wraps. */
export function Row({ children, gap = 16, between = false, align = 'center', as: As = 'div', className }: RowProps) {
  return (
    <As className={classNames(styles.row, gaps[`gap${gap}`], styles[align], between && styles.between, className)}>
      {children}
    </As>
  );
}
