/** Fields that only some lines ask: they come when they are shown. */
import type { Field } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { later, type LaterPart } from '../later/later';

export const laterFields = {
  list: later(async () => (await import('./list-field/list-field')).ListField),
  upload: later(async () => (await import('./upload-field/upload-field')).UploadField),
  range: later(async () => (await import('./date-range')).DateRange),
};

/** The field as it is drawn, by the id of its control. */
function partOf(name: string, field: Field): { part: Pick<LaterPart<never>, 'fetch'>; id: string } | undefined {
  if (field.kind === 'list' || field.kind === 'upload') return { part: laterFields[field.kind], id: name };
  return field.kind === 'date' && field.until ? { part: laterFields.range, id: `${name}-range` } : undefined;
}

/** Those that stand in the document already. */
export const drawnFields = ({ fields }: Line): Pick<LaterPart<never>, 'fetch'>[] =>
  Object.entries(fields)
    .flatMap(([name, field]) => partOf(name, field) ?? [])
    .filter(({ id }) => document.getElementById(id))
    .map(({ part }) => part);
