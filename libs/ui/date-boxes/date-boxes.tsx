import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { joinDate, splitDate, wholeDate, type DateBoxes as DateParts } from '@emsal/validation/dates/date-boxes';
import { useState, type ClipboardEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldGroup } from '../field/field';
import { fieldAttributes, type ControlProps, type FieldProps } from '../field/field-props';
import input from '../text-field/text-field.module.css';
import styles from './date-boxes.module.css';
import { dateBoxesTexts } from './date-boxes.texts';

type Part = keyof DateParts;
const parts: readonly Part[] = ['day', 'month', 'year'];
const lengths: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };

export interface DateBoxesProps extends FieldProps, ControlProps<string> {
  /** Native submits send `${name}.day`, `.month` and `.year`. */
  name: string;
  /** `bday` enables browser autofill. */
  autoComplete?: 'bday' | 'off';
  /** The invalid boxes; all when the error concerns the whole date. */
  wrongParts?: readonly Part[];
}

/** A date in three boxes. The value is as typed, `1985-4-12` or partial `1985--12`, and empty when nothing is typed. */
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
  const isHydrated = useIsHydrated();
  /** Only script moves a digit to the next box. */
  const isControlled = isHydrated && value !== undefined;
  const shown = splitDate(value ?? typed);
  const idOf = (part: Part): string => `${field.id}-${part}`;
  const change = (changed: Partial<DateParts>) => {
    const next = joinDate({ ...shown, ...changed });
    setTyped(next);
    onChange?.(next);
  };
  /** A pasted date fills all three boxes. Uncontrolled boxes take the default paste. */
  const paste = (event: ClipboardEvent) => {
    const pasted = wholeDate(event.clipboardData.getData('text'));
    if (!pasted || value === undefined) return;
    event.preventDefault();
    change(pasted);
  };
  /** A digit for which its box has no room begins the next box, so that a date can be typed in one go. */
  const type = (part: Part, { value: text, selectionStart }: HTMLInputElement) => {
    const length = lengths[part];
    if (text.length <= length) return change({ [part]: text });
    const next = parts[parts.indexOf(part) + 1];
    if (!next || selectionStart !== text.length || !/^\d+$/.test(text)) return change({ [part]: shown[part] });
    document.getElementById(idOf(next))?.focus();
    change({ [part]: text.slice(0, length), [next]: text.slice(length, length + lengths[next]) });
  };
  const box = (part: Part) => {
    const id = idOf(part);
    const isInvalid = field.error && wrongParts.includes(part);
    return (
      <div key={part}>
        <label htmlFor={id}>{dateBoxesTexts[part]}</label>
        <input
          id={id}
          name={`${name}.${part}`}
          className={classNames(input.input, part === 'year' ? input.year : input.short, isInvalid && input.wrong)}
          inputMode="numeric"
          maxLength={isControlled ? undefined : lengths[part]}
          autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? fieldAttributes(field)['aria-describedby'] : undefined}
          {...(value === undefined ? { defaultValue: shown[part] } : { value: shown[part] })}
          {...{ onBlur, onFocus }}
          onPaste={paste}
          onChange={(event) => type(part, event.currentTarget)}
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
