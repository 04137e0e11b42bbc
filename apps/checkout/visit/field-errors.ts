/** What is wrong with the answers of a form, by the id of the control or of its group, in the order of the page. */
import type { Verdict } from '@emsal/validation/verdict';

export type FieldErrors = Readonly<Record<string, string>>;
/** What a check says of each of its fields; undefined is right. */
export type Checked = Readonly<Record<string, string | undefined>>;

export const formText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The message of a verdict; undefined when it is right. */
export const wrongOf = (verdict: Verdict<unknown>): string | undefined => (verdict.ok ? undefined : verdict.message);

export const onlyWrong = (all: Checked): FieldErrors =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Only what was wrong before is judged again, so that an error leaves as soon as it is right and none appears while typing. */
export const stillWrong = (before: FieldErrors, now: FieldErrors): FieldErrors =>
  onlyWrong(Object.fromEntries(Object.keys(before).map((field) => [field, now[field]])));
