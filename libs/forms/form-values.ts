/** What a form holds, also when it was filled before hydration.  */
import { joinDate } from '@emsal/validation/dates/date-boxes';
import type { FormField, Values } from './form';

function valueOf({ kind, name }: FormField, data: FormData): string {
  const text = (part: string): string => {
    const value = data.get(part);
    return typeof value === 'string' ? value : '';
  };
  if (kind === 'date')
    return joinDate({ day: text(`${name}.day`), month: text(`${name}.month`), year: text(`${name}.year`) });
  return text(name);
}

export function formValues(form: HTMLFormElement, fields: readonly FormField[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, data)]));
}

/** Names of the fields whose chosen file is still being sent. */
export const filesOnTheirWay = (form: HTMLFormElement, fields: readonly FormField[]): string[] =>
  fields
    .filter(({ kind, name }) => kind === 'file' && form.querySelector(`[name="${name}"][data-waiting=true]`))
    .map(({ name }) => name);
