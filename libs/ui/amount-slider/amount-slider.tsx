import { formatLira, moneyParts } from '@emsal/platform/formats/money';
import { readWholeNumber } from '@emsal/validation/numeric/whole-number';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import { fieldAttributes, type FieldProps } from '../field/field-props';
import { RangeTrack } from '../slider/range-track';
import styles from './amount-slider.module.css';
import { amountSliderTexts as texts } from './amount-slider.texts';

export interface AmountSliderProps extends FieldProps {
  name: string;
  label: string;
  /** As it was typed; empty while `proposed` holds. */
  value: string;
  /** Whole TL. */
  proposed: number | null;
  least: number;
  /** Of the slider; more can be typed. */
  reach: number;
  step: number;
  /** Its number in a picture. */
  mark?: number | undefined;
  onChange: (value: string) => void;
}

/** A sum in whole TL that can be typed and slid. */
export function AmountSlider({ mark, label, hint, error, ...sum }: AmountSliderProps) {
  const { id, value, proposed, least, reach, step, onChange } = sum;
  const amount = readWholeNumber(value) ?? (value === '' ? proposed : null) ?? least;
  const named = (
    <span className={styles.label}>
      {mark !== undefined && <Mark number={mark} />}
      {label}
    </span>
  );
  return (
    <div className={styles.row}>
      <Field
        {...{ id, hint }}
        {...(error && { error })}
        label={named}
        labelAside={<Typed {...{ ...sum, hint, error }} />}
      >
        {() => (
          <RangeTrack
            aria-label={texts.slider(label)}
            aria-valuetext={formatLira(amount * 100)}
            min={least}
            max={reach}
            step={step}
            value={amount}
            onChange={(event) => onChange(liraText(event.currentTarget.valueAsNumber))}
          />
        )}
      </Field>
    </div>
  );
}

type TypedProps = Pick<AmountSliderProps, 'id' | 'name' | 'value' | 'proposed' | 'onChange' | 'hint'> & {
  error: string | undefined;
};

const Typed = ({ id, name, value, proposed, hint, error, onChange }: TypedProps) => (
  <span className={styles.typed}>
    <input
      {...fieldAttributes({ id, hint, ...(error && { error }) })}
      name={name}
      className={classNames(styles.input, error && styles.wrong)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      value={value === '' ? liraText(proposed) : value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <span aria-hidden="true">₺</span>
  </span>
);

/** `3.245.000` */
const liraText = (amount: number | null): string => (amount === null ? '' : moneyParts(amount * 100).lira);

const Mark = ({ number }: { number: number }) => (
  <span className={styles.mark} aria-hidden="true">
    <span>{number}</span>
  </span>
);
