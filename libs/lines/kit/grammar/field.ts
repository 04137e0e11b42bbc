/** A field: kind, label, checks, options, initial value. A family of lines declares its fields once, in `grammar`. */
import type { UploadKind } from '@emsal/validation/upload/upload';
import type { Verdict } from '@emsal/validation/verdict';

/** The context of a step besides its answers. `today` is a calendar day in Istanbul, `YYYY-MM-DD`. */
export interface FormContext {
  today: string;
  /** From the configuration, by default false: no step can be submitted without marketing permission. */
  marketingPermissionRequired?: boolean;
}

/** One row of a list: text by the row's field names. */
export type Row = Readonly<Record<string, string>>;
export type Answer = string | boolean | Row | readonly Row[];

/**
 * Stored answers: text for every kind but checkboxes, flags and fields with several inputs. A date is `YYYY-MM-DD`, incomplete `1985--4`. Empty text means
 * unanswered.
 */
export type AnswerSet = Readonly<Record<string, Answer | undefined>>;

/** A form that is being filled in: its context and its answers. */
export interface OpenForm extends FormContext {
  answers: AnswerSet;
}

/** The context of a check; its answers are complete. */
export interface CheckContext extends OpenForm {
  /** The item of a group, or the row of a list, that the checked answer belongs to. */
  row?: Row;
}

/** Validates and normalises one answer; called only with answers that are not empty. */
export type Check = (value: string, context: CheckContext) => Verdict;

/** The specification's select option (funnel 3.7). */
export interface Option {
  code: string;
  name: string;
  model?: string;
  /** Market value of what it names, in kuruş: where a picture shows it. */
  median?: number;
}

/** The texts by which any field is asked, and whether it must be answered. */
export interface AskedField {
  label: string;
  hint?: string;
  /** Why the field is asked, shown in a disclosure. */
  reason?: { title: string; text: string };
  optional?: boolean;
  /** Makes an optional field required by configuration. */
  requiredWhen?(context: FormContext): boolean;
  /** Message for a missing answer: an instruction such as 'Plakanızı girin'. */
  missing?: string;
  /** The value of an unanswered field; unlike `initial` it is never shown as selected. */
  absent?: string;
  checks?: readonly Check[];
  autocomplete?: string;
}

export interface TextField extends AskedField {
  kind: 'identity' | 'phone' | 'plate' | 'code' | 'text' | 'email' | 'number';
  initial?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  maxLength?: number;
  /** Shown after the input, for example `₺`. */
  unit?: string;
  /** Another answer means another insured thing: what depends on it is cleared, sent and carried with it. */
  namesInsured?: true;
  /** The answer as it is displayed; as it is stored when absent. */
  display?(answer: string): string;
}

/** Three inputs: day, month, year. */
export interface DateField extends AskedField {
  kind: 'date';
  initial?: string;
  /** The end of the range that this date begins: both are shown as one range, with a calendar. */
  until?: RangeEnd;
}

export interface RangeEnd {
  /** Name of the end date's field, in the same step. */
  field: string;
  label: string;
  /** First and last selectable day of the calendar, and the last one on which a range may begin, `YYYY-MM-DD`. */
  days(context: FormContext): { min: string; max: string; latestStart?: string };
}

export interface ChoiceField extends AskedField {
  kind: 'select' | 'combobox' | 'radio';
  options?: readonly Option[];
  initial?: string;
}

/** A sum in whole TL, set on a slider or typed. Empty while the visitor accepts the proposal. Built by `amount`. */
export interface AmountField extends AskedField {
  kind: 'amount';
  optional: true;
  least: number;
  most: number;
  /** Of the slider. */
  step: number;
  /** Null while the answers that it follows from are missing. */
  proposed(answers: AnswerSet): number | null;
  /** Its number in the step's picture. */
  mark?: number;
}

export interface CheckboxField extends AskedField {
  kind: 'checkbox';
  initial?: boolean;
}

export interface ListWords {
  /** Button texts: for an empty list, for a filled one, and for saving. */
  add: string;
  change: string;
  save: string;
  /** `3 aksesuar` */
  count(rows: number): string;
  /** Question when the list is closed with unsaved changes. */
  unsaved: string;
}

/** Message by input within the field, `1.birthday`; under '' the message of the field as a whole. */
export type PartErrors = Readonly<Record<string, string>>;
export type PartsVerdict<Value extends Answer = Answer> =
  { ok: true; value: Value } | { ok: false; errors: PartErrors };

/**
 * What the form must know about an answer with several inputs. The field's builder (`list`, `group`, `address`) brings it along, so that
 * pages of lines without such a field do not load it.
 */
export interface PartRules {
  blank: Answer;
  check(answer: Answer | undefined, context: CheckContext): PartsVerdict;
  /** The answer as one text. */
  display(answer: Answer): string;
  /** Whether stored JSON has the shape of an answer. */
  isAnswer(stored: unknown): boolean;
  /** The answer after a native form was filled in; `typed` by the names of the inputs within the field. */
  read(typed: Readonly<Record<string, string | undefined>>, before: Answer | undefined): Answer;
}

/** A field whose answer is several texts. */
export interface PartsField extends Omit<AskedField, 'checks' | 'absent' | 'autocomplete'> {
  rules: PartRules;
}

export type RowFields = Readonly<Record<string, TextField | DateField | ChoiceField>>;

/** A list of rows with the same fields, for example an accessory and its price. The answer is the array of rows. Built by `list`. */
export interface ListField extends PartsField {
  kind: 'list';
  row: RowFields;
  /** The row's field whose value is one of the list's options; each option has at most one row. */
  pick: string;
  /** The row's field with an amount in whole TL; their sum is shown under the list. */
  sum: string;
  words: ListWords;
  /** Text about the largest allowed sum; null while it is unknown. */
  limit?(context: CheckContext): string | null;
  /** Validates the rows together, after each of them; null when they are valid. */
  together?(rows: readonly Row[], context: CheckContext): string | null;
}

export interface GroupWords {
  /** Name of an item: what it is called, or its position, `2. kişi`. */
  item(row: Row, index: number): string;
  /** Text of the button that adds one. */
  add: string;
  /** `2. kişiyi çıkar`, from the item's name. */
  remove(name: string): string;
  /** Announced after an item was added or removed. */
  added(name: string): string;
  removed(name: string): string;
  /** Instead of the button when no more may be added, and as the message when there are more. */
  full(most: number): string;
}

export interface GroupBounds {
  least: number;
  most: number;
}

/** A group of fields that is repeated for each item, such as insured people. The answer is the array of items. Built by `group`. */
export interface GroupField extends PartsField {
  kind: 'group';
  row: RowFields;
  /** Conditions of the item's fields; a field without one is always asked. */
  when: Readonly<Record<string, ((row: Row, context: CheckContext) => boolean) | undefined>>;
  bounds(context: CheckContext): GroupBounds;
  words: GroupWords;
}

/** How an address is given: chosen level by level, by its code, or typed. */
type AddressWay = 'list' | 'code' | 'hand';
/** Codes and names of the register's levels from province to flat; empty below the last one that is known. */
type AddressLevelPart = 'city' | 'district' | 'village' | 'quarter' | 'street' | 'building' | 'section';
export type AddressPart = 'way' | 'uavtCode' | 'moreInformation' | AddressLevelPart | `${AddressLevelPart}Name`;
export type AddressAnswer = { readonly [P in AddressPart]: P extends 'way' ? AddressWay : string };

/** The address of a home. Built by `address`. */
export interface AddressField extends PartsField {
  kind: 'address';
}

/** A file. The answer is the stored upload's id; its name is stored under the field's `names`. */
export interface UploadField extends AskedField {
  kind: 'upload';
  accepts: UploadKind;
}

/** Text that is not asked: filled in by a lookup or derived. */
export interface FactField {
  kind: 'fact';
  label: string;
}

/** A boolean that is not asked. */
export interface FlagField {
  kind: 'flag';
  label: string;
}

export type Field =
  | TextField
  | DateField
  | ChoiceField
  | AmountField
  | CheckboxField
  | UploadField
  | ListField
  | GroupField
  | AddressField
  | FactField
  | FlagField;
export type Dictionary = Readonly<Record<string, Field>>;
export type Name<F> = Extract<keyof F, string>;
