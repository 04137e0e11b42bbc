import { joinDate } from '@emsal/validation/dates/date-boxes';
import type { AnswerSet, Field } from './field';
import type { Line, Step } from './step';

/** Names of a date's three boxes in a native form: `birthdayForLicense.day` and so on. */
export function dateBoxNames(name: string): { day: string; month: string; year: string } {
  return { day: `${name}.day`, month: `${name}.month`, year: `${name}.year` };
}

/** What a native POST of one step says, in the shape of the answers: dates joined, ticks as booleans. Unknown names are dropped. */
export function readForm(line: Line, step: Step, form: Readonly<Record<string, string | undefined>>): AnswerSet {
  return Object.fromEntries(step.entries.flatMap(({ field }) => {
    const value = readValue(line.fields[field], field, form);
    return value === undefined ? [] : [[field, value]];
  }));
}

function readValue(field: Field | undefined, name: string, form: Readonly<Record<string, string | undefined>>): string | boolean | undefined {
  if (field?.kind === 'checkbox') return Boolean(form[name]);
  if (field?.kind !== 'date' || form[name] !== undefined) return form[name];
  const { day, month, year } = dateBoxNames(name);
  return form[day] === undefined ? undefined : joinDate({ day: form[day], month: form[month] ?? '', year: form[year] ?? '' });
}
