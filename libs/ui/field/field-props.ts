import type { FocusEvent, ReactNode } from 'react';

/** Props common to all fields. */
export interface FieldProps {
  /** Id of the control, linked by the error summary. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Error message of a failed check: an instruction. */
  error?: string;
  optional?: boolean;
  /** Beside the label, for a link such as "Plakam henüz çıkmadı". */
  labelAside?: ReactNode;
  /** Below the control, for a disclosure. */
  after?: ReactNode;
}

/** A control's value: controlled with `value`, or uncontrolled with `defaultValue` (pages hydrated late). */
export interface ControlProps<Value> {
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** Attributes that associate a control with its hint and error. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The attributes naming the ids of a field's hint and error. */
export function fieldAttributes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldAttributes {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
