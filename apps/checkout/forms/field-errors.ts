/** Form errors by id of the control or its group, in page order. */
import type { Verdict } from '@emsal/validation/verdict';

export type FieldErrors = Readonly<Record<string, string>>;
/** Result per field; undefined when valid. */
export type CheckedFields = Readonly<Record<string, string | undefined>>;

export const formText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The message of a verdict; undefined when valid. */
export const errorOf = (verdict: Verdict<unknown>): string | undefined => (verdict.ok ? undefined : verdict.message);

export const onlyErrors = (all: CheckedFields): FieldErrors =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Re-validates only fields that were invalid: an error disappears once corrected, and none appears while typing. */
export const remainingErrors = (before: FieldErrors, now: FieldErrors): FieldErrors =>
  onlyErrors(Object.fromEntries(Object.keys(before).map((field) => [field, now[field]])));
