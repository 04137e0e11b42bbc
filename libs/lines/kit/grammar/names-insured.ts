import type { Field } from './field';

export const namesInsured = (field: Field | undefined): boolean =>
  field !== undefined && 'namesInsured' in field && field.namesInsured === true;
