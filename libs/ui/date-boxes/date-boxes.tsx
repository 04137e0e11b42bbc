import { joinDate, splitDate, wholeDate, type DateBoxes as DateParts } from '@emsal/validation/dates/date-boxes';
import { useState, type ClipboardEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldGroup } from '../field/field';
import { wiring, type ControlProps, type FieldProps } from '../field/field-props';
import input from '../text-field/text-field.module.css';
import styles from './date-boxes.module.css';
import { dateBoxesTexts } from './date-boxes.texts';

type Part = keyof DateParts;
const parts: readonly Part[] = ['day', 'month', 'year'];

export interface DateBoxesProps extends FieldProps, ControlProps<string> {
  /** Native submits send `${name}.day`, `.month` and `.year`. */
  name: string;
  /** `bday` completes a birth date from the browser's profile. */
  autoComplete?: 'bday' | 'off';
  /** The boxes that are wrong; all of them when the message concerns the whole. */
  wrongParts?: readonly Part[];
}

/** A date in three boxes. The value is as typed, `1985-4-12` or half typed `1985--12`, empty when nothing was typed. */
export function DateBoxes({
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  autoComplete = 'off',
  wrongParts = parts,
  ...field
}: DateBoxesProps) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const shown = splitDate(value ?? typed);
  const change = (changed: Partial<DateParts>) => {
    const next = joinDate({ ...shown, ...changed });
    setTyped(next);
    onChange?.(next);
  };
  /** A whole date goes into its three boxes, into whichever it is pasted. Boxes that the DOM owns take what fits. */
  const paste = (event: ClipboardEvent) => {
    const whole = wholeDate(event.clipboardData.getData('text'));
    if (!whole || value === undefined) return;
    event.preventDefault();
    change(whole);
  };
  const box = (part: Part) => {
    const id = `${field.id}-${part}`;
    const wrong = field.error && wrongParts.includes(part);
    return (
      <div key={part}>
        <label htmlFor={id}>{dateBoxesTexts[part]}</label>
        <input
          id={id}
          name={`${name}.${part}`}
          className={classNames(input.input, part === 'year' ? input.year : input.short, wrong && input.wrong)}
          inputMode="numeric"
          maxLength={part === 'year' ? 4 : 2}
          autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? wiring(field)['aria-describedby'] : undefined}
          {...(value === undefined ? { defaultValue: shown[part] } : { value: shown[part] })}
          {...{ onBlur, onFocus }}
          onPaste={paste}
          onChange={(event) => change({ [part]: event.currentTarget.value })}
        />
      </div>
    );
  };
  return (
    <FieldGroup {...field}>
      <div className={styles.boxes}>{parts.map(box)}</div>
    </FieldGroup>
  );
}
