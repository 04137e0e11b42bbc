import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Split of the twelve columns from 992 px; stacked below. */
  split: '7-5' | '5-7' | '4-8' | '6-6';
  className?: string;
}

/** Two columns on wide screens. */
export function Columns({ children, split, className }: ColumnsProps) {
  return <div className={classNames(styles.columns, styles[`split-${split}`], className)}>{children}</div>;
}
