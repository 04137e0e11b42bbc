import type { ReactNode } from 'react';
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
    <label className={styles.radio}>
      <input {...native} type="radio" value={value} onChange={() => onChange?.(value)} />
      <span>{label}</span>
    </label>
  );
}
