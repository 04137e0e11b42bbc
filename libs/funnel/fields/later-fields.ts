/** Fields that only some lines ask: they come when they are shown. */
import type { Field } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { later } from '../later/later';

export const laterFields = {
  list: later(async () => (await import('./list-field/list-field')).ListField),
  upload: later(async () => (await import('./upload-field/upload-field')).UploadField),
  range: later(async () => (await import('./date-range')).DateRange),
};

/** The field as it is drawn, by the id of its control. */
function partOf(name: string, field: Field): { part: { fetch: () => Promise<void> }; id: string } | undefined {
  if (field.kind === 'list' || field.kind === 'upload') return { part: laterFields[field.kind], id: name };
  return field.kind === 'date' && field.until ? { part: laterFields.range, id: `${name}-range` } : undefined;
}

/** Fetches what the edge has drawn, before hydration: while a part is waited for, React draws over what is typed or chosen in it. */
export async function fetchDrawn({ fields }: Line): Promise<void> {
  if (typeof document === 'undefined') return;
  const parts = Object.entries(fields).flatMap(([name, field]) => partOf(name, field) ?? []);
  await Promise.all(parts.filter(({ id }) => document.getElementById(id)).map(({ part }) => part.fetch()));
}
