/** Text content of an element and the value it stands for; the declaration of a message is built from these. */
import { z } from 'zod';

export const intText = z.codec(z.string().regex(/^-?\d{1,15}$/), z.int(), { decode: Number, encode: String });
export const booleanText = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** A repeated element: one occurrence, several or none are a list on our side. */
export const many = <Item extends z.ZodType>(item: Item) =>
  z.codec(z.unknown().optional(), z.array(item), {
    decode: (occurrences) =>
      (occurrences === undefined ? [] : Array.isArray(occurrences) ? occurrences : [occurrences]) as z.input<Item>[],
    encode: (list) => list,
  });

/** xs:sequence: named children, nothing else. */
export const sequence = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);
