import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** `row` spans the width, `inline` is an underlined link below a field. */
  variant?: 'row' | 'inline';
  /** Of the disclosures with one name only one is open at a time. */
  name?: string;
  onOpen?: () => void;
}

/** Native details: works without JavaScript. */
export function Disclosure({ summary, children, open, variant = 'row', name, onOpen }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.details, styles[variant])}
      open={open}
      name={name}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
