import { joinDate } from '@emsal/validation/dates/date-boxes';
import type { AnswerSet, Field } from './field';
import type { Line } from './step';

/** The fields of a form-encoded body, one text each. */
export type NativeForm = Readonly<Record<string, string | undefined>>;

/** Names of a date's three boxes in a native form: `birthdayForLicense.day` and so on. */
export function dateBoxNames(name: string): { day: string; month: string; year: string } {
  return { day: `${name}.day`, month: `${name}.month`, year: `${name}.year` };
}

/** What a native POST says of these fields, in the shape of the answers: dates joined, ticks as booleans; other names are dropped. */
export function readForm(line: Line, names: readonly string[], form: NativeForm): AnswerSet {
  const entries = names.map((name) => [name, readValue(line.fields[name], name, form)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readValue(field: Field | undefined, name: string, form: NativeForm): string | boolean | undefined {
  if (field?.kind === 'checkbox') return Boolean(form[name]);
  if (field?.kind !== 'date' || form[name] !== undefined) return form[name];
  const { day, month, year } = dateBoxNames(name);
  return form[day] === undefined
    ? undefined
    : joinDate({ day: form[day], month: form[month] ?? '', year: form[year] ?? '' });
}
