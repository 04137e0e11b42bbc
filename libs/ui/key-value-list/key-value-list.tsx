import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './key-value-list.module.css';

export interface KeyValue {
  label: string;
  value: ReactNode;
  /** A total: ruled and bold. */
  total?: boolean;
}

/** Facts with their names: `amounts` with values at the right edge, `facts` with values beside the names. */
export function KeyValueList({
  items,
  layout = 'amounts',
}: {
  items: readonly KeyValue[];
  layout?: 'amounts' | 'facts';
}) {
  return (
    <dl className={classNames(styles.list, styles[layout])}>
      {items.map(({ label, value, total }) => (
        <div key={label} className={classNames(styles.pair, total && styles.total)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
