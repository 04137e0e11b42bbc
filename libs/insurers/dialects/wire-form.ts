/** A dialect's way to write declared values: it renames fields and rewrites leaves, and the schemas of the domain say where. */
import { z } from 'zod';

export interface WireForm {
  nameOf(field: string): string;
  write(leaf: z.ZodType, value: unknown): unknown;
  /** Anything that is no writing of such a leaf comes back as it is: the schema refuses it. */
  read(leaf: z.ZodType, wire: unknown): unknown;
  listOf(wire: unknown): unknown;
  fieldsOf(wire: unknown): unknown;
  /** Whether a name that nobody declared is an error or is left out. */
  isStrict: boolean;
}
type Fields = Record<string, unknown>;

/** The value as the dialect writes it; what is undefined is left out. */
export function toWire(form: WireForm, schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return undefined;
  const { element, shape } = structureOf(schema, value);
  if (element) return (value as unknown[]).map((item) => toWire(form, element, item));
  if (!shape) return form.write(unwrapped(schema), value);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, child]) => {
      const wire = toWire(form, child, (value as Fields)[field]);
      return wire === undefined ? [] : [[form.nameOf(field), wire]];
    }),
  );
}

/** The value as the schema expects it, not yet judged. @throws SyntaxError for a name that a strict form does not know */
export function fromWire(form: WireForm, schema: z.ZodType, wire: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    const list = form.listOf(wire);
    return Array.isArray(list) ? list.map((item) => fromWire(form, inner.element as z.ZodType, item)) : list;
  }
  if (wire === undefined) return undefined;
  const shape = shapeOf(inner, (name) => (wire as Fields)[form.nameOf(name)]);
  if (!shape) return form.read(inner, wire);
  const fields = form.fieldsOf(wire);
  return isRecord(fields) ? readFields(form, shape, fields) : wire;
}

function readFields(form: WireForm, shape: Shape, wire: Fields): Fields {
  const known = new Set(Object.keys(shape).map(form.nameOf));
  const stranger = form.isStrict && Object.keys(wire).find((name) => !known.has(name));
  if (stranger) throw new SyntaxError(`${stranger} is not declared`);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, child]) => {
      const value = fromWire(form, child, wire[form.nameOf(field)]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

type Shape = Record<string, z.ZodType>;
interface Structure {
  element?: z.ZodType;
  shape?: Shape | undefined;
}

function structureOf(schema: z.ZodType, value: unknown): Structure {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return { element: inner.element as z.ZodType };
  return { shape: shapeOf(inner, (name) => (value as Fields)[name]) };
}

/** The fields of an object, or of the member of a union that the discriminator's value chooses; undefined for a leaf. */
function shapeOf(schema: z.ZodType, valueOf: (name: string) => unknown): Shape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape as Shape;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const { discriminator } = schema.def;
  const members = schema.options as unknown as z.ZodObject<Shape>[];
  const chosen = members.find(({ shape }) => shape[discriminator]!.safeParse(valueOf(discriminator)).success);
  return (chosen ?? members[0]!).shape;
}

const isRecord = (wire: unknown): wire is Fields => typeof wire === 'object' && wire !== null && !Array.isArray(wire);

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;
