import type { ReactNode } from 'react';
import mark from '../checkbox/mark.module.css';
import { classNames } from '../class-names/class-names';
import styles from './radio.module.css';

export interface RadioProps {
  id?: string;
  name: string;
  value: string;
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (value: string) => void;
}

/** One bare radio, for rows of a table such as the payment plan. A question of its own uses RadioCards. */
export function Radio({ label, onChange, value, ...native }: RadioProps) {
  return (
    <label className={classNames(mark.line, styles.radio)}>
      <input {...native} type="radio" value={value} onChange={() => onChange?.(value)} />
      <span>{label}</span>
    </label>
  );
}
