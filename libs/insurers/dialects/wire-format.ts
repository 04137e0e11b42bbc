/** A dialect's wire format: renames fields and converts leaves, guided by the domain's schemas. */
import { z } from 'zod';

export interface WireFormat {
  nameOf(field: string): string;
  write(leaf: z.ZodType, value: unknown): unknown;
  /** A value in another notation is returned unchanged: the schema rejects it. */
  read(leaf: z.ZodType, wire: unknown): unknown;
  listOf(wire: unknown): unknown;
  fieldsOf(wire: unknown): unknown;
  /** Whether an undeclared name is an error or is ignored. */
  isStrict: boolean;
}
type Fields = Record<string, unknown>;

/** Converts a value to the wire format; undefined fields are omitted. */
export function toWire(form: WireFormat, schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return undefined;
  const entry = entryOf(unwrapped(schema));
  if (entry) return entriesOf(value as Fields).map((each) => toWire(form, entry, each));
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

/** Converts to the domain's shape, not validated yet. @throws SyntaxError for an undeclared name in a strict format */
export function fromWire(form: WireFormat, schema: z.ZodType, wire: unknown): unknown {
  const inner = unwrapped(schema);
  if (isAlternatives(inner)) return fromWire(form, declaring(form, inner.options as z.ZodType[], wire), wire);
  const entry = entryOf(inner);
  if (entry) return recordOf(form.listOf(wire), (each) => fromWire(form, entry, each));
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

function readFields(form: WireFormat, shape: Shape, wire: Fields): Fields {
  const known = new Set(Object.keys(shape).map(form.nameOf));
  const undeclared = form.isStrict && Object.keys(wire).find((name) => !known.has(name));
  if (undeclared) throw new SyntaxError(`${undeclared} is not declared`);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, child]) => {
      const value = fromWire(form, child, wire[form.nameOf(field)]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

const isAlternatives = (schema: z.ZodType): schema is z.ZodUnion =>
  schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion);

/** The first alternative that declares every name of the wire; without one the first, which rejects it. */
function declaring(form: WireFormat, alternatives: readonly z.ZodType[], wire: unknown): z.ZodType {
  const names = isRecord(wire) ? Object.keys(wire) : [];
  const declares = (schema: z.ZodType): boolean => {
    const shape = shapeOf(unwrapped(schema), (name) => (wire as Fields)[form.nameOf(name)]) ?? {};
    const known = new Set(Object.keys(shape).map(form.nameOf));
    return names.every((name) => known.has(name));
  };
  return alternatives.find(declares) ?? alternatives[0]!;
}

/** A record travels as the list of its entries: its keys are data, not names. Null for other schemas. */
const entryOf = (schema: z.ZodType): z.ZodType | null =>
  schema instanceof z.ZodRecord ? z.object({ name: z.string(), value: schema.valueType as z.ZodType }) : null;

const entriesOf = (record: Fields): object[] => Object.entries(record).map(([name, value]) => ({ name, value }));

/** What is no list of entries is returned unchanged: the schema rejects it. */
function recordOf(wire: unknown, read: (entry: unknown) => unknown): unknown {
  const entries = Array.isArray(wire) ? wire.map(read) : [null];
  if (!entries.every(isRecord)) return wire;
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
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

/** The fields of an object, or of the union member that the discriminator selects; undefined for a leaf. */
function shapeOf(schema: z.ZodType, valueOf: (name: string) => unknown): Shape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape as Shape;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const { discriminator } = schema.def;
  const members = schema.options as unknown as z.ZodObject<Shape>[];
  const chosen = members.find(({ shape }) => shape[discriminator]!.safeParse(valueOf(discriminator)).success);
  return (chosen ?? members[0]!).shape;
}

const isRecord = (wire: unknown): wire is Fields => typeof wire === 'object' && wire !== null && !Array.isArray(wire);

/** Without `optional`, and a schema with a transformation as it is before it. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema;
}
