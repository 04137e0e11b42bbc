import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { checkCircleIcon, infoIcon, warningCircleIcon } from '../icon/icons';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warn' | 'danger';

const icons: Record<NoticeTone, string> = {
  info: infoIcon,
  good: checkCircleIcon,
  warn: warningCircleIcon,
  danger: warningCircleIcon,
};

/** A message within the page. `live` announces it when it appears. */
export function Notice({ tone = 'info', live, children }: { tone?: NoticeTone; live?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live ? 'status' : undefined}>
      <Icon of={icons[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
