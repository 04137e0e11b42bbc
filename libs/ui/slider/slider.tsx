import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import { RangeTrack } from './range-track';

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
        <RangeTrack
          {...native}
          {...attributes}
          aria-valuetext={words}
          onChange={onChange && ((event) => onChange(event.currentTarget.valueAsNumber))}
        />
      )}
    </Field>
  );
}
