import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import styles from './text-field.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'required'
  | 'readOnly'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'spellCheck'
  | 'enterKeyHint'
>;

export interface TextFieldProps extends FieldProps, ControlProps<string>, Native {
  /** Fixed text before the input, such as +90 or TR. */
  prefix?: string;
  /** Fixed text after the input, such as ₺ or m². */
  suffix?: string;
  /** Indicates the expected length of the answer. */
  width?: 'full' | 'code' | 'year' | 'short';
  capitals?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text input with label, hint and error. Controlled with `value` and `onChange`, or uncontrolled with `defaultValue`.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, optional, labelAside, after } = props;
  return (
    <Field {...{ id, label, hint, error, optional, labelAside, after }}>
      {(attributes) => <Input {...props} {...attributes} />}
    </Field>
  );
}

/** Takes out the field's own props, so that they do not become attributes. */
function Input({
  label,
  hint,
  error,
  optional,
  labelAside,
  after,
  prefix,
  suffix,
  width = 'full',
  capitals,
  className,
  onChange,
  ...native
}: TextFieldProps) {
  const input = (
    <input
      {...native}
      className={classNames(styles.input, styles[width], error && styles.wrong, capitals && styles.capitals, className)}
      onChange={onChange && ((event) => onChange(event.currentTarget.value))}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div className={classNames(styles.adorned, prefix && styles.before, suffix && styles.behind)}>
      {prefix && <span aria-hidden="true">{prefix}</span>}
      {input}
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </div>
  );
}
