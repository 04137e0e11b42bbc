/** How submit-and-poll writes the domain: as it is, but money as lira text. */
import { kurus } from '../../scalars';
import { fromLiraText, toLiraText } from '../lira-text';
import type { WireForm } from '../wire-form';

export const pollForm: WireForm = {
  nameOf: (field) => field,
  write: (leaf, value) => (leaf === kurus ? toLiraText(value as number) : value),
  read: (leaf, wire) => (leaf === kurus ? fromLiraText(wire) : wire),
  listOf: (wire) => wire,
  fieldsOf: (wire) => wire,
  isStrict: false,
};
