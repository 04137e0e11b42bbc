import type { Field } from '@emsal/lines/kit/grammar/field';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';

/** Why the form asks, in a disclosure at the field. */
export function fieldReason(field: Field) {
  if (!('reason' in field) || !field.reason) return undefined;
  return (
    <Disclosure variant="inline" summary={field.reason.title}>
      {field.reason.text}
    </Disclosure>
  );
}
