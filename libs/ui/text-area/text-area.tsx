import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
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

/** Never shrinks: a height that was pulled by hand stays. */
function grow(area: HTMLTextAreaElement): void {
  const borders = area.offsetHeight - area.clientHeight;
  if (area.scrollHeight > area.clientHeight) area.style.height = `${area.scrollHeight + borders}px`;
}

/** A multi-line text input that grows with its content. */
export function TextArea({ rows = 4, onChange, ref, ...props }: TextAreaProps) {
  const { id, label, hint, error, optional, labelAside, after, ...native } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!);
  useEffect(() => grow(area.current!), []);
  return (
    <Field {...{ id, label, hint, error, optional, labelAside, after }}>
      {(attributes) => (
        <textarea
          {...native}
          {...attributes}
          ref={area}
          rows={rows}
          className={classNames(input.input, styles.area, error && input.wrong)}
          onInput={(event) => grow(event.currentTarget)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
