import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import styles from './slider.module.css';

export interface SliderProps extends FieldProps, ControlProps<number> {
  min: number;
  max: number;
  step?: number;
  /** The value in words: beside the track, and read out. */
  words: string;
}

/** A number chosen by feel rather than typed: the platform's own range, moved by arrow keys too. */
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
