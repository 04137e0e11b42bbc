import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Wrap } from '../wrap/wrap';
import styles from './banner.module.css';

export interface BannerProps {
  /** Path data from `../icon/icons`. */
  icon: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A full-width message about the state of the site: offline, a failed part. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Wrap className={styles.line}>
        <Icon of={icon} />
        <p className={styles.text}>{children}</p>
        {action}
      </Wrap>
    </div>
  );
}
