/** The grammar of a call: what one entry of the contract says. Server, OpenAPI and the typed client all derive from it. */
import type { z } from 'zod';

/** Who may make a call. `visit` and `customer` are checked against the object's owner by the server's frame. */
export type Subject = 'anyone' | 'visitor' | 'visit' | 'customer' | 'bank';

export interface CallSpec<
  Style extends 'command' | 'lookup' = 'command' | 'lookup',
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
> {
  style: Style;
  who: Subject;
  /** What the call does, one sentence for the API reference. */
  summary: string;
  /** Path parameters and body (or query, for GET) as one object. */
  input: In;
  /** A command's `result`; a lookup's whole answer. */
  output: Out;
  /** One valid input: feeds contract tests and the reference. */
  sample: z.input<In>;
  /** What one use costs of the caller's budget a minute, of which a whole purchase takes about a third. */
  weight: number;
  /** Needs the header `Idempotency-Key`; the first reply is replayed (decision 033). */
  idempotent: boolean;
}

type Entry<In extends z.ZodType, Out extends z.ZodType> = Pick<
  CallSpec<'command', In, Out>,
  'who' | 'summary' | 'input' | 'output' | 'sample'
> &
  Partial<Pick<CallSpec, 'weight' | 'idempotent'>>;

/** A command answers 200 with an envelope; a business refusal is `isSuccess: false` with its code. */
export const command = <In extends z.ZodType, Out extends z.ZodType>(
  entry: Entry<In, Out>,
): CallSpec<'command', In, Out> => ({
  weight: 1,
  idempotent: false,
  ...entry,
  style: 'command',
});

/** A lookup answers the list itself; one that fails answers an empty list and is logged (decision 002). */
export const lookup = <In extends z.ZodType, Item extends z.ZodType>(
  entry: Omit<Entry<In, z.ZodArray<Item>>, 'output'> & { output: z.ZodArray<Item> },
): CallSpec<'lookup', In, z.ZodArray<Item>> => ({ weight: 1, idempotent: false, ...entry, style: 'lookup' });

export type Method = 'GET' | 'POST';
/** A call is known by its method and its path relative to the API base, e.g. `POST quoterequestapi/offer/createoffer`. */
export type CallName = `${Method} ${string}`;
