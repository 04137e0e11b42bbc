import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './key-value-list.module.css';

export interface KeyValue {
  label: string;
  value: ReactNode;
  /** A total: bold, with a rule. */
  total?: boolean;
}

/** A description list: `amounts` aligns values right, `facts` puts them beside the labels. */
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
