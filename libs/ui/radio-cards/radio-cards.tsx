import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldGroup } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import styles from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}

export interface RadioCardsProps extends FieldProps, ControlProps<string> {
  name: string;
  options: readonly RadioCard[];
  /** `list` stacked, `pair` two columns, `tiles` three columns with an icon above. */
  layout?: 'list' | 'pair' | 'tiles';
  required?: boolean;
  /** A last tile that is not an option, such as a link to all products. */
  extra?: ReactNode;
}

/** Native radios on cards. The id of a radio is `${id}-${value}`. */
export function RadioCards({
  options,
  layout = 'list',
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  required,
  extra,
  ...field
}: RadioCardsProps) {
  const state = (internal: string) =>
    value === undefined ? { defaultChecked: internal === defaultValue } : { checked: internal === value };
  return (
    <FieldGroup {...field}>
      <div className={classNames(styles.cards, styles[layout])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card} data-ring>
            <input
              type="radio"
              id={`${field.id}-${option.value}`}
              {...{ name, onBlur, onFocus, required }}
              value={option.value}
              {...state(option.value)}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon}
            <span>
              {option.label}
              {option.description && <small className={styles.description}>{option.description}</small>}
            </span>
          </label>
        ))}
        {extra}
      </div>
    </FieldGroup>
  );
}
