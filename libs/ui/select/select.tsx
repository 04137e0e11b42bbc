import type { Ref } from 'react';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import styles from './select.module.css';
import { selectTexts } from './select.texts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps, ControlProps<string> {
  options: readonly SelectOption[];
  /** Label of the empty option; `null` removes it. */
  placeholder?: string | null;
  /** The options are on their way: said in place of the empty option. */
  loading?: boolean;
  required?: boolean;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The native select, for short lists. Use Combobox for long ones. */
export function Select(props: SelectProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    labelAside,
    after,
    options,
    loading = false,
    placeholder = loading ? selectTexts.loading : selectTexts.choose,
    onChange,
    ...native
  } = props;
  return (
    <Field {...{ id, label, hint, error, optional, labelAside, after }}>
      {(attributes) => (
        <select
          {...native}
          {...attributes}
          className={classNames(styles.select, error && styles.wrong)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
