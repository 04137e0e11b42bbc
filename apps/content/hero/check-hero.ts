import type { FieldError } from '@emsal/ui/error-summary/error-summary';
import { plateNotIssued, type HeroField } from './hero-fields';

/** Id of a field's control on the page. */
export const controlId = (name: string) => `hero-${name}`;

/** The message of one field for what is typed now, undefined when it is right. */
export function messageFor({ name, checks: [check] }: HeroField, typed: FormData): string | undefined {
  const verdict = check(String(typed.get(name) ?? ''));
  return verdict.ok ? undefined : verdict.message;
}

/** What is wrong with the form, in its order. The plate is not asked of those who have none yet. */
export function checkHero(fields: readonly HeroField[], typed: FormData): FieldError[] {
  const noPlate = typed.get('licensePlateStatus') === plateNotIssued;
  return fields.flatMap((field) => {
    const message = noPlate && field.name === 'licensePlateNo' ? undefined : messageFor(field, typed);
    return message ? [{ fieldId: controlId(field.name), message }] : [];
  });
}
