import type { Ref } from 'react';
import { Field } from '../field/field';
import { classNames } from '../class-names/class-names';
import type { ControlProps, FieldProps } from '../field/field-props';
import input from '../text-field/text-field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './one-time-code.module.css';
import { oneTimeCodeTexts as texts } from './one-time-code.texts';

/** The only moments at which the countdown is spoken (ux 11). */
const announcedAt = [60, 30, 10];

export interface OneTimeCodeProps extends FieldProps, ControlProps<string> {
  length?: number;
  /** Whole seconds that the code still lives, by the server's time; leave it out for no countdown. */
  secondsLeft?: number;
  ref?: Ref<HTMLInputElement>;
}

const spoken = (seconds: number) => {
  if (seconds <= 0) return texts.over;
  const reached = announcedAt.filter((moment) => seconds <= moment).at(-1);
  return reached === undefined ? '' : texts.announced(reached);
};

/** One input for the code of an SMS: the system offers it, it can be pasted, spaces are dropped. */
export function OneTimeCode({ length = 6, secondsLeft, onChange, ...props }: OneTimeCodeProps) {
  const { id, label, hint, error, optional, labelAside, after, ...native } = props;
  const clean = (text: string) => text.replace(/\D/g, '').slice(0, length);
  return (
    <Field
      {...{ id, label, error, optional, labelAside, after }}
      hint={secondsLeft === undefined ? hint : <Countdown hint={hint} seconds={secondsLeft} />}
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

function Countdown({ hint, seconds }: { hint: OneTimeCodeProps['hint']; seconds: number }) {
  return (
    <>
      {hint}
      {hint && ' · '}
      <span className={styles.left} aria-hidden="true">
        {seconds > 0 ? texts.left(seconds) : texts.over}
      </span>
      <span role="status">
        <VisuallyHidden>{spoken(seconds)}</VisuallyHidden>
      </span>
    </>
  );
}
