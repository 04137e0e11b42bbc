/** The control for one field of the grammar, by its kind. */
import type { AmountField, Option, PartsField, UploadField } from '@emsal/lines/kit/grammar/field';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Combobox } from '@emsal/ui/combobox/combobox';
import { DateBoxes } from '@emsal/ui/date-boxes/date-boxes';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Select } from '@emsal/ui/select/select';
import type { SelectOption } from '@emsal/ui/select/select';
import { TextField } from '@emsal/ui/text-field/text-field';
import { splitDate } from '@emsal/validation/dates/date-boxes';
import type { InputField } from './input-field';
import { fieldReason } from './field-reason';

/** Fields with several inputs, sums and files have components of their own, because they need more than one answer. */
export type SingleAnswerField = Exclude<InputField, PartsField | UploadField | AmountField>;

export interface FormFieldProps {
  name: string;
  field: SingleAnswerField;
  value: string | boolean;
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  error?: string;
  /** What was typed into a combobox and has chosen nothing yet. */
  written?: string;
  onChange: (value: string | boolean) => void;
  onWrite?: (text: string) => void;
}

/** The same array for the same options: the combobox prepares its search index, for up to 20,000 models, once per array. */
const selectOptions = new WeakMap<readonly Option[], readonly SelectOption[]>();
function toSelectOptions(options: readonly Option[]): readonly SelectOption[] {
  const known = selectOptions.get(options) ?? options.map(({ code, name }) => ({ value: code, label: name }));
  selectOptions.set(options, known);
  return known;
}
const toCard = ({ code, name, model }: Option) => ({ value: code, label: name, description: model });
/** Characters of a label that takes at most two lines in half of a phone's width. */
const halfWidthLabel = 16;
const fitSideBySide = (options: readonly Option[]): boolean =>
  options.length === 2 && options.every(({ name }) => name.length <= halfWidthLabel);
const dateParts = ['day', 'month', 'year'] as const;

/** The empty boxes of a half typed date, else all of them. */
function wrongBoxes(value: string): readonly (typeof dateParts)[number][] {
  const typed = splitDate(value);
  const empty = dateParts.filter((part) => typed[part] === '');
  return empty.length > 0 ? empty : dateParts;
}

export function FormField({ name, field, value, options, loading, error, onChange, ...writing }: FormFieldProps) {
  const words = {
    id: name,
    name,
    label: field.label,
    hint: field.hint,
    error,
    optional: field.optional,
    after: fieldReason(field),
  };
  const text = { ...words, value: String(value), onChange };
  switch (field.kind) {
    case 'checkbox':
      return (
        <Checkbox
          id={name}
          name={name}
          label={field.label}
          hint={field.hint}
          error={error}
          checked={value === true}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DateBoxes
          {...text}
          autoComplete={field.autocomplete === 'bday' ? 'bday' : 'off'}
          wrongParts={wrongBoxes(text.value)}
        />
      );
    case 'radio':
      return <RadioCards {...text} layout={fitSideBySide(options) ? 'pair' : 'list'} options={options.map(toCard)} />;
    case 'select':
      return <Select {...text} loading={loading} options={toSelectOptions(options)} />;
    case 'combobox':
      return <Combobox {...text} {...writing} loading={loading} options={toSelectOptions(options)} />;
    case 'identity':
    case 'phone':
    case 'plate':
      return <MaskedField {...text} kind={field.kind} maxLength={field.maxLength} />;
    default:
      return <TextField {...text} {...textAttributes(field)} />;
  }
}

/** The narrow input is too short for the 17 characters of a chassis number. */
const codeWidth = ({ maxLength = 0 }: { maxLength?: number }): 'full' | 'code' => (maxLength > 20 ? 'full' : 'code');

function textAttributes(field: Extract<SingleAnswerField, { maxLength?: number }>) {
  return {
    inputMode: field.inputMode,
    maxLength: field.maxLength,
    autoComplete: field.autocomplete ?? 'off',
    suffix: field.unit,
    ...(field.kind === 'email' && { type: 'email' as const }),
    ...(field.kind === 'code' && { capitals: true, width: codeWidth(field), spellCheck: false }),
    ...(field.kind === 'number' && { width: 'code' as const }),
  };
}
