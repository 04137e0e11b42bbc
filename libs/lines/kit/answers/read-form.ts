import { joinDate } from '@emsal/validation/dates/date-boxes';
import type { Answer, AnswerSet, Field } from '../grammar/field';
import type { Line } from '../grammar/step';

/** The fields of a form-encoded body, one text each. */
export type NativeForm = Readonly<Record<string, string | undefined>>;

/** Names of a date's three inputs in a native form: `birthdayForLicense.day` and so on. */
export function dateBoxNames(name: string): { day: string; month: string; year: string } {
  return { day: `${name}.day`, month: `${name}.month`, year: `${name}.year` };
}

export interface FilledForm {
  form: NativeForm;
  /** The answers that the form was rendered with. */
  before: AnswerSet;
}

/** Whether a native form has an input of the field, or within it. */
export const hasInput = (form: NativeForm, name: string): boolean =>
  Object.keys(form).some((key) => key === name || key.startsWith(`${name}.`));

/**
 * The values of a native POST as answers: dates joined, checkboxes as booleans; other names are dropped. Fields with several inputs
 * keep what they have no input for.
 */
export function readForm(line: Line, names: readonly string[], { form, before }: FilledForm): AnswerSet {
  const entries = names.map((name) => [name, readAnswer(line, name, { form, before: before[name] })] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readAnswer(line: Line, name: string, { form, before }: { form: NativeForm; before: Answer | undefined }) {
  const field = line.fields[name];
  if (!field || !('rules' in field)) return readValue(field, name, form);
  const inside = Object.entries(form).filter(([key]) => key.startsWith(`${name}.`));
  return field.rules.read(Object.fromEntries(inside.map(([key, text]) => [key.slice(name.length + 1), text])), before);
}

export function readValue(field: Field | undefined, name: string, form: NativeForm): string | boolean | undefined {
  if (field?.kind === 'checkbox') return Boolean(form[name]);
  if (field?.kind !== 'date' || form[name] !== undefined) return form[name];
  const { day, month, year } = dateBoxNames(name);
  return form[day] === undefined
    ? undefined
    : joinDate({ day: form[day], month: form[month] ?? '', year: form[year] ?? '' });
}
