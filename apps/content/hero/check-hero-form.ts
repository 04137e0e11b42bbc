import type { FieldError } from '@emsal/ui/error-summary/error-summary';
import { personFields, plateNotIssued, type HeroField } from './hero-fields';

/** Id of a field's control on the page. */
export const controlId = (name: string) => `hero-${name}`;

/** The error message for a field's current value, undefined when it is valid. */
export function messageFor({ name, checks: [check] }: HeroField, data: FormData): string | undefined {
  const result = check(String(data.get(name) ?? ''));
  return result.ok ? undefined : result.message;
}

const isBlank = (name: HeroField['name'], data: FormData): boolean => String(data.get(name) ?? '').trim() === '';

/** A known person goes on without being typed; whoever types one of the person's fields means somebody else and needs all. */
const goesOnAsKnown = (data: FormData): boolean => personFields.every((name) => isBlank(name, data));

function optionalFields(data: FormData, isKnown: boolean): readonly HeroField['name'][] {
  const noPlate = data.get('licensePlateStatus') === plateNotIssued;
  return [...(noPlate ? (['licensePlateNo'] as const) : []), ...(isKnown && goesOnAsKnown(data) ? personFields : [])];
}

/** The form's errors, in field order. A plate that has not been issued yet is not required, nor is a person who is known. */
export function checkHeroForm(fields: readonly HeroField[], data: FormData, isKnown = false): FieldError[] {
  const optional = optionalFields(data, isKnown);
  return fields.flatMap((field) => {
    const message = optional.includes(field.name) ? undefined : messageFor(field, data);
    return message ? [{ fieldId: controlId(field.name), message }] : [];
  });
}
