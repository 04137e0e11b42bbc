import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './wrap.module.css';

/** The page container: at most 1230 px (more with large text) between the gutters. */
export function Wrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}
