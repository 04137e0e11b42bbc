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
  disabled?: boolean;
  onChange?: (value: string) => void;
}

/** A single radio, for table rows such as payment plans. Use RadioCards for a question. */
export function Radio({ label, onChange, value, ...native }: RadioProps) {
  return (
    <label className={classNames(mark.line, styles.radio)}>
      <input {...native} type="radio" value={value} onChange={() => onChange?.(value)} />
      <span>{label}</span>
    </label>
  );
}
