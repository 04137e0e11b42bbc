/** A field is a noun: kind, label, checks, options, initial value. A family fixes its fields once, in `grammar`. */
import type { Verdict } from '@emsal/validation/verdict';

/** What a step knows besides its answers. `today` is a calendar day in Istanbul, `YYYY-MM-DD`. */
export interface FormContext {
  today: string;
  /** The specified behaviour, off by default: no step is left without marketing permission. */
  marketingPermissionRequired?: boolean;
}

/** Stored answers: text for every kind but checkboxes and flags. A date is `YYYY-MM-DD`, half typed `1985--4`. Empty text means unanswered. */
export type AnswerSet = Readonly<Record<string, string | boolean | undefined>>;

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
  /** Written after the input, for example `TL`. */
  unit?: string;
}

/** Three boxes: gün, ay, yıl. */
export interface DateField extends AskedField {
  kind: 'date';
  initial?: string;
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

export type Field = TextField | DateField | ChoiceField | CheckboxField | FactField | FlagField;
export type Dictionary = Readonly<Record<string, Field>>;
export type Name<F> = Extract<keyof F, string>;

/** Every field of the dictionary, unanswered ones as '' or false (or their `absent` value). */
export type Answers<F> = { readonly [N in Name<F>]: F[N] extends { kind: 'checkbox' | 'flag' } ? boolean : string };
