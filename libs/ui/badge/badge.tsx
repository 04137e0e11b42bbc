import { classNames } from '../class-names/class-names';
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'best' | 'cover' | 'point' | 'good' | 'warn' | 'bad';

/** A short fact about a thing: 'En iyi fiyat', 'Etkin'. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
