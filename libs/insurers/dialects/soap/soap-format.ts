/** Wire format of the SOAP dialect: elements in PascalCase, every leaf as text, money in lira. */
import { z } from 'zod';
import { kurus } from '../../scalars';
import { fromLiraText, toLiraText } from '../lira-text';
import type { WireFormat } from '../wire-format';

const isNumber = (leaf: z.ZodType): boolean =>
  leaf instanceof z.ZodNumber || (leaf instanceof z.ZodLiteral && typeof leaf.value === 'number');

export const soapFormat: WireFormat = {
  nameOf: (field) => field.charAt(0).toUpperCase() + field.slice(1),
  write: (leaf, value) => (leaf === kurus ? toLiraText(value as number) : String(value)),
  read: (leaf, wire) => {
    if (leaf === kurus) return fromLiraText(wire);
    if (leaf instanceof z.ZodBoolean) return wire === 'true' || (wire === 'false' ? false : wire);
    return isNumber(leaf) && /^-?\d{1,15}$/.test(String(wire)) ? Number(wire) : wire;
  },
  /** A repeated element: one occurrence, several or none. */
  listOf: (wire) => (wire === undefined ? [] : [wire].flat()),
  /** An element without content is an object without fields. */
  fieldsOf: (wire) => (wire === '' ? {} : wire),
  isStrict: true,
};
