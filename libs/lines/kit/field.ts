/** A field is a noun: kind, label, checks, options, initial value. A family fixes its fields once, in `grammar`. */
import type { UploadKind } from '@emsal/validation/upload/upload';
import type { Verdict } from '@emsal/validation/verdict';

/** What a step knows besides its answers. `today` is a calendar day in Istanbul, `YYYY-MM-DD`. */
export interface FormContext {
  today: string;
  /** The specified behaviour, off by default: no step is left without marketing permission. */
  marketingPermissionRequired?: boolean;
}

/** One entry of a list: text by the row's field names. */
export type Row = Readonly<Record<string, string>>;
export type Answer = string | boolean | readonly Row[];

/** Stored answers: text for every kind but checkboxes, flags and lists. A date is `YYYY-MM-DD`, half typed `1985--4`. Empty text means unanswered. */
export type AnswerSet = Readonly<Record<string, Answer | undefined>>;

/** A form being filled in: what it knows, and its answers. */
export interface OpenForm extends FormContext {
  answers: AnswerSet;
}

/** What a check sees; its answers are complete. */
export type CheckContext = OpenForm;

/** Normalises and judges one answer; runs only on an answer that is not empty. */
export type Check = (value: string, context: CheckContext) => Verdict;

/** The specification's select option (funnel 3.7). */
export interface Option {
  code: string;
  name: string;
  model?: string;
  median?: number;
}

interface AskedField {
  label: string;
  hint?: string;
  /** Why we ask, shown in a disclosure at the field. */
  reason?: { title: string; text: string };
  optional?: boolean;
  /** Makes an optional field required by configuration. */
  requiredWhen?(context: FormContext): boolean;
  /** Said when nothing was answered: an instruction such as 'Plakanızı girin'. */
  missing?: string;
  /** Value meant when nothing was answered; unlike `initial` it is never shown as chosen. */
  absent?: string;
  checks?: readonly Check[];
  autocomplete?: string;
}

export interface TextField extends AskedField {
  kind: 'identity' | 'phone' | 'plate' | 'code' | 'text' | 'email' | 'number';
  initial?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  maxLength?: number;
  /** Written after the input, for example `₺`. */
  unit?: string;
}

/** Three boxes: gün, ay, yıl. */
export interface DateField extends AskedField {
  kind: 'date';
  initial?: string;
  /** The date that ends what this one begins: both are drawn as one range, beside a calendar. */
  until?: RangeEnd;
}

export interface RangeEnd {
  /** Name of the other date; it is asked in the same step. */
  field: string;
  label: string;
  /** The first and the last day that the calendar offers, `YYYY-MM-DD`. */
  days(context: FormContext): { min: string; max: string };
}

export interface ChoiceField extends AskedField {
  kind: 'select' | 'combobox' | 'radio';
  options?: readonly Option[];
  initial?: string;
}

export interface CheckboxField extends AskedField {
  kind: 'checkbox';
  initial?: boolean;
}

export interface ListWords {
  /** On the buttons: nothing chosen yet, something to change, keep what was chosen. */
  add: string;
  change: string;
  save: string;
  /** `3 aksesuar` */
  count(rows: number): string;
  /** Asked when the list is closed with something unsaved. */
  unsaved: string;
}

/** Entries of one shape: an accessory and its price. An answer is the array of its rows. */
export interface ListField extends Omit<AskedField, 'checks' | 'absent' | 'autocomplete'> {
  kind: 'list';
  row: Readonly<Record<string, TextField | DateField | ChoiceField>>;
  /** The row's field whose value is one of the list's options; each option makes at most one row. */
  pick: string;
  /** The row's amount in whole TL, which is added up under the list. */
  sum: string;
  words: ListWords;
  /** The most that the amounts may make together, in words; null while that is not known. */
  limit?(context: CheckContext): string | null;
  /** Judges the rows together, after each of them; null when nothing is wrong. */
  together?(rows: readonly Row[], context: CheckContext): string | null;
}

/** A file. The answer is the stored upload's id; its name stands under the field's `names`. */
export interface UploadField extends AskedField {
  kind: 'upload';
  accepts: UploadKind;
}

/** Text that is never asked: filled by a lookup or derived. */
export interface FactField {
  kind: 'fact';
  label: string;
}

/** A yes or no that is never asked. */
export interface FlagField {
  kind: 'flag';
  label: string;
}

export type Field =
  TextField | DateField | ChoiceField | CheckboxField | UploadField | ListField | FactField | FlagField;
export type Dictionary = Readonly<Record<string, Field>>;
export type Name<F> = Extract<keyof F, string>;

type AnswerTo<One> = One extends { kind: 'list'; row: infer R }
  ? readonly { readonly [N in Name<R>]: string }[]
  : One extends { kind: 'checkbox' | 'flag' }
    ? boolean
    : string;

/** Every field of the dictionary, unanswered ones as '', false or [] (or their `absent` value). */
export type Answers<F> = { readonly [N in Name<F>]: AnswerTo<F[N]> };
