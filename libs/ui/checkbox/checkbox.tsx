import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldMessage } from '../field-message/field-message';
import { fieldAttributes, type ControlProps } from '../field/field-props';
import styles from './checkbox.module.css';
import mark from './mark.module.css';

export interface CheckboxProps extends Omit<ControlProps<boolean>, 'value' | 'defaultValue'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Value of a native submit; `on` by default. */
  value?: string;
  required?: boolean;
}

/** A checkbox. Never preselected (ux 15): `defaultChecked` is for an answer already given. */
export function Checkbox({ id, label, hint, error, onChange, ...native }: CheckboxProps) {
  return (
    <div className={classNames(error && styles.wrong)}>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      <label className={classNames(mark.line, styles.tick)}>
        <input
          {...native}
          {...fieldAttributes({ id, hint, error })}
          type="checkbox"
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
