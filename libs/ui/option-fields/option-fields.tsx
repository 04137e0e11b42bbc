import { Checkbox } from '../checkbox/checkbox';
import { Select } from '../select/select';
import { TextField } from '../text-field/text-field';
import styles from './option-fields.module.css';

/** An amount is text as it is typed. */
export type OptionFieldValue = string | boolean | readonly string[];

export interface OptionField {
  key: string;
  kind: 'choice' | 'selection' | 'switch' | 'amount';
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: OptionFieldValue;
  /** Of a choice or a selection. */
  choices?: readonly { value: string; label: string }[];
}

interface OptionFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  options: readonly OptionField[];
  onChange: (key: string, value: OptionFieldValue) => void;
}

/** Choices, switches and amounts that data describes. */
export const OptionFields = ({ id, options, onChange }: OptionFieldsProps) =>
  options.map((option) => (
    <OptionInput
      key={option.key}
      id={`${id}-${option.key}`}
      option={option}
      onChange={(value) => onChange(option.key, value)}
    />
  ));

interface OptionInputProps {
  id: string;
  option: OptionField;
  onChange: (value: OptionFieldValue) => void;
}

function OptionInput({ id, option, onChange }: OptionInputProps) {
  const { kind, label, hint, error, value, choices = [] } = option;
  const field = { id, label, hint, error };
  if (kind === 'selection') return <Selection {...{ id, option, onChange }} />;
  if (kind === 'switch') return <Checkbox {...field} checked={value === true} onChange={onChange} />;
  if (kind === 'choice')
    return <Select {...field} placeholder={null} value={String(value)} options={choices} onChange={onChange} />;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      suffix="₺"
      width="short"
      maxLength={16}
      value={String(value)}
      onChange={onChange}
    />
  );
}

function Selection({ id, option: { label, value, choices = [] }, onChange }: OptionInputProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggled = (one: string) => (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset>
      <legend className={styles.title}>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          id={`${id}-${choice.value}`}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={() => onChange(toggled(choice.value))}
        />
      ))}
    </fieldset>
  );
}
