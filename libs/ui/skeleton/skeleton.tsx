import { classNames } from '../class-names/class-names';
import styles from './skeleton.module.css';

/** A loading placeholder. The container announces the loading in text. */
export function Skeleton({ width = 'full', tall = false }: { width?: 'half' | 'most' | 'full'; tall?: boolean }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[width], tall && styles.tall)} />;
}
