import type { Ref } from 'react';
import { Countdown } from '../countdown/countdown';
import { Field } from '../field/field';
import { classNames } from '../class-names/class-names';
import type { ControlProps, FieldProps } from '../field/field-props';
import input from '../text-field/text-field.module.css';
import styles from './one-time-code.module.css';
import { oneTimeCodeTexts } from './one-time-code.texts';

export interface OneTimeCodeProps extends FieldProps, ControlProps<string> {
  length?: number;
  /** Whole seconds until the code expires, by server time; no countdown when absent. */
  secondsLeft?: number;
  ref?: Ref<HTMLInputElement>;
}

/** One input for a one-time code: supports autofill and pasting, drops spaces. */
export function OneTimeCode({ length = 6, secondsLeft, onChange, ...props }: OneTimeCodeProps) {
  const { id, label, hint, error, optional, labelAside, after, ...native } = props;
  const clean = (text: string) => text.replace(/\D/g, '').slice(0, length);
  return (
    <Field
      {...{ id, label, error, optional, labelAside, after }}
      hint={secondsLeft === undefined ? hint : <Remaining hint={hint} seconds={secondsLeft} />}
    >
      {(attributes) => (
        <input
          {...native}
          {...attributes}
          className={classNames(input.input, input.code, styles.code, error && input.wrong)}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={onChange && ((event) => onChange(clean(event.currentTarget.value)))}
        />
      )}
    </Field>
  );
}

function Remaining({ hint, seconds }: { hint: OneTimeCodeProps['hint']; seconds: number }) {
  return (
    <>
      {hint}
      {hint && ' · '}
      <Countdown seconds={seconds} texts={oneTimeCodeTexts} />
    </>
  );
}
