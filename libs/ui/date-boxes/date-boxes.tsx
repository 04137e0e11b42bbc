import { classNames } from '../class-names/class-names';
import { FieldGroup } from '../field/field';
import { fieldAttributes, type ControlProps, type FieldProps } from '../field/field-props';
import input from '../text-field/text-field.module.css';
import styles from './date-boxes.module.css';
import { dateBoxesTexts } from './date-boxes.texts';
import { lengths, parts, useTypedDate, type Part } from './use-typed-date';

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
  const idOf = (part: Part): string => `${field.id}-${part}`;
  const { shown, isControlled, paste, type } = useTypedDate({ value, defaultValue, onChange, idOf });
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
