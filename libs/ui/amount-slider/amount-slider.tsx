import { formatLira } from '@emsal/platform/formats/money';
import { readWholeNumber } from '@emsal/validation/numeric/whole-number';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field-props';
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
export function AmountSlider({ mark, name, value, proposed, ...props }: AmountSliderProps) {
  const { id, label, hint, error, least, reach, step, onChange } = props;
  const amount = readWholeNumber(value) ?? (value === '' ? proposed : null);
  const shown = value === '' ? grouped(proposed) : value;
  return (
    <div className={styles.row}>
      <Field {...{ id, label, hint, error }} labelAside={mark !== undefined && <Mark number={mark} />}>
        {(attributes) => (
          <>
            <span className={styles.typed}>
              <input
                {...attributes}
                name={name}
                className={classNames(styles.input, error && styles.wrong)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={16}
                value={shown}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
              <span aria-hidden="true">₺</span>
            </span>
            <input
              type="range"
              className={styles.slider}
              aria-label={texts.slider(label)}
              aria-valuetext={formatLira((amount ?? least) * 100)}
              min={least}
              max={reach}
              step={step}
              value={amount ?? least}
              onChange={(event) => onChange(grouped(event.currentTarget.valueAsNumber))}
            />
          </>
        )}
      </Field>
    </div>
  );
}

const grouped = (amount: number | null): string =>
  amount === null ? '' : formatLira(amount * 100).replace(/\s?₺$/, '');

const Mark = ({ number }: { number: number }) => (
  <span className={styles.mark} aria-hidden="true">
    <span>{number}</span>
  </span>
);
