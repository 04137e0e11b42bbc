import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import styles from './slider.module.css';

export interface SliderProps extends FieldProps, ControlProps<number> {
  min: number;
  max: number;
  step?: number;
  /** The value as text: beside the track, and announced. */
  words: string;
}

/** The native range input, for values chosen approximately. */
export function Slider({ label, hint, error, words, onChange, ...native }: SliderProps) {
  return (
    <Field {...{ id: native.id, label, hint, error }} labelAside={<output htmlFor={native.id}>{words}</output>}>
      {(attributes) => (
        <input
          {...native}
          {...attributes}
          type="range"
          aria-valuetext={words}
          className={styles.slider}
          onChange={onChange && ((event) => onChange(event.currentTarget.valueAsNumber))}
        />
      )}
    </Field>
  );
}
