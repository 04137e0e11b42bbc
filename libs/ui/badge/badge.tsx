import { classNames } from '../class-names/class-names';
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'best' | 'cover' | 'point' | 'good' | 'warn' | 'bad';

/** A short label: 'En iyi fiyat', 'Etkin'. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
