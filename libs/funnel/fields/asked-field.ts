import type { Field } from '@emsal/lines/kit/field';

/** A field that the visitor answers; facts and flags never reach the screen. */
export type AskedField = Exclude<Field, { kind: 'fact' | 'flag' }>;

export const isAsked = (field: Field | undefined): field is AskedField =>
  field !== undefined && field.kind !== 'fact' && field.kind !== 'flag';
