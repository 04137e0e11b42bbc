/** Fields that only some lines ask for, each in a chunk of its own. */
import type { Field } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { lazyComponent, type LazyComponent } from '@emsal/platform/lazy-component';

export const ListField = lazyComponent(async () => (await import('./list-field/list-field')).ListField);
export const AddressField = lazyComponent(async () => (await import('./address-field/address-field')).AddressField);
export const GroupField = lazyComponent(async () => (await import('./group-field/group-field')).GroupField);
export const AmountField = lazyComponent(async () => (await import('./amount-field')).AmountField);
export const UploadField = lazyComponent(async () => (await import('./upload-field/upload-field')).UploadField);
export const DateRange = lazyComponent(async () => (await import('./date-range')).DateRange);

type Preloadable = Pick<LazyComponent<never>, 'preload'>;

/** The lazy component of a field and the id of the control that it renders. */
function lazyFieldOf(name: string, field: Field): { component: Preloadable; id: string } | undefined {
  if (field.kind === 'list') return { component: ListField, id: name };
  if (field.kind === 'amount') return { component: AmountField, id: name };
  if (field.kind === 'address') return { component: AddressField, id: name };
  if (field.kind === 'group') return { component: GroupField, id: name };
  if (field.kind === 'upload') return { component: UploadField, id: name };
  return field.kind === 'date' && field.until ? { component: DateRange, id: `${name}-range` } : undefined;
}

/** Those whose controls are in the document that the edge rendered. */
export const renderedLazyFields = ({ fields }: Line): Preloadable[] =>
  Object.entries(fields)
    .flatMap(([name, field]) => lazyFieldOf(name, field) ?? [])
    .filter(({ id }) => document.getElementById(id))
    .map(({ component }) => component);
