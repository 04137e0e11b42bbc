import type { FieldError } from '@emsal/ui/error-summary/error-summary';
import { plateNotIssued, type HeroField } from './hero-fields';

/** Id of a field's control on the page. */
export const controlId = (name: string) => `hero-${name}`;

/** The error message for a field's current value, undefined when it is valid. */
export function messageFor({ name, checks: [check] }: HeroField, data: FormData): string | undefined {
  const result = check(String(data.get(name) ?? ''));
  return result.ok ? undefined : result.message;
}

/** The form's errors, in field order. A plate that has not been issued yet is not required. */
export function checkHeroForm(fields: readonly HeroField[], data: FormData): FieldError[] {
  const noPlate = data.get('licensePlateStatus') === plateNotIssued;
  return fields.flatMap((field) => {
    const message = noPlate && field.name === 'licensePlateNo' ? undefined : messageFor(field, data);
    return message ? [{ fieldId: controlId(field.name), message }] : [];
  });
}
