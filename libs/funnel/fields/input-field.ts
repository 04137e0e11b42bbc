import type { Field } from '@emsal/lines/kit/grammar/field';

/** A field that the visitor fills in; facts and flags are never shown. */
export type InputField = Exclude<Field, { kind: 'fact' | 'flag' }>;

export const isInputField = (field: Field | undefined): field is InputField =>
  field !== undefined && field.kind !== 'fact' && field.kind !== 'flag';
