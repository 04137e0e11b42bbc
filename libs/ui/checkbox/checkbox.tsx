import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldMessage } from '../field-message/field-message';
import { wiring, type ControlProps } from '../field/field-props';
import styles from './checkbox.module.css';
import mark from './mark.module.css';

export interface CheckboxProps extends Omit<ControlProps<boolean>, 'value' | 'defaultValue'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** What a native submit sends; the browser says `on` without it. */
  value?: string;
  required?: boolean;
}

/** One tick. It is never ticked beforehand (ux 15): `defaultChecked` is for an answer the visitor already gave. */
export function Checkbox({ id, label, hint, error, onChange, ...native }: CheckboxProps) {
  return (
    <div className={classNames(error && styles.wrong)}>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      <label className={classNames(mark.line, styles.tick)}>
        <input
          {...native}
          {...wiring({ id, hint, error })}
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
