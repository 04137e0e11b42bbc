import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import gaps from './gap.module.css';
import styles from './stack.module.css';

interface StackProps {
  children: ReactNode;
  /** Gap in CSS pixels: 24 between fields, 32 between groups. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48;
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'figure' | 'article' | 'aside';
  className?: string;
}

/** Children stacked with a uniform gap. */
export function Stack({ children, gap = 24, as: As = 'div', className }: StackProps) {
  return <As className={classNames(styles.stack, gaps[`gap${gap}`], className)}>{children}</As>;
}
