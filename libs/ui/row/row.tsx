import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import gaps from '../stack/gap.module.css';
import styles from './row.module.css';

interface RowProps {
  children: ReactNode;
  gap?: 8 | 12 | 16 | 24;
  /** First child at the start, last at the end. */
  between?: boolean;
  /** Stays one row: the words of the first child wrap, the last one keeps its width. */
  whole?: boolean;
  align?: 'center' | 'baseline' | 'start';
  as?: 'div' | 'p' | 'ul' | 'li' | 'figcaption';
  className?: string;
}

/** Children in a row that wraps. */
export function Row({ children, gap = 16, between, whole, align = 'center', as: As = 'div', className }: RowProps) {
  const shape = [between && styles.between, whole && styles.whole];
  return <As className={classNames(styles.row, gaps[`gap${gap}`], styles[align], ...shape, className)}>{children}</As>;
}
