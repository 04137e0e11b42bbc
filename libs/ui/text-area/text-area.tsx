import type { Ref } from 'react';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import input from '../text-field/text-field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps, ControlProps<string> {
  rows?: number;
  maxLength?: number;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text input that grows with its content where the browser supports it. */
export function TextArea({ rows = 4, onChange, ...props }: TextAreaProps) {
  const { id, label, hint, error, optional, labelAside, after, ...native } = props;
  return (
    <Field {...{ id, label, hint, error, optional, labelAside, after }}>
      {(attributes) => (
        <textarea
          {...native}
          {...attributes}
          rows={rows}
          className={classNames(input.input, styles.area, error && input.wrong)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
