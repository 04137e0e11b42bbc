/** Wire format of submit-and-poll: the domain's names, with money as lira text. */
import { kurus } from '../../scalars';
import { fromLiraText, toLiraText } from '../lira-text';
import type { WireFormat } from '../wire-format';

export const pollFormat: WireFormat = {
  nameOf: (field) => field,
  write: (leaf, value) => (leaf === kurus ? toLiraText(value as number) : value),
  read: (leaf, wire) => (leaf === kurus ? fromLiraText(wire) : wire),
  listOf: (wire) => wire,
  fieldsOf: (wire) => wire,
  isStrict: false,
};
