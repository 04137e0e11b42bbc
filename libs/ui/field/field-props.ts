import type { FocusEvent, ReactNode } from 'react';

/** What every field takes: its words and its place in the form. */
export interface FieldProps {
  /** The control's id; the error summary links to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message of a failed check, a sentence that instructs. */
  error?: string;
  optional?: boolean;
  /** At the right of the label, for a link such as "Plakam henüz çıkmadı". */
  labelAside?: ReactNode;
  /** Below the control, for a disclosure. */
  after?: ReactNode;
}

/** A control's value: controlled with `value`, or owned by the DOM with `defaultValue` (hydration of late pages). */
export interface ControlProps<Value> {
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** The attributes that tie a control to its label, hint and message. */
export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids of the hint and the message of a field, and the attributes that name them. */
export function wiring({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): Wiring {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
