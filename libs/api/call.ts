/** The definition of a call in the contract, from which server, OpenAPI document and typed client derive. */
import type { z } from 'zod';

/** Who may make a call. For `visit` and `customer` the server checks the owner before the handler runs. */
export type CallableBy = 'anyone' | 'visitor' | 'visit' | 'customer';

export interface CallSpec<
  Style extends 'command' | 'lookup' = 'command' | 'lookup',
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Who extends CallableBy = CallableBy,
> {
  style: Style;
  who: Who;
  /** What the call does, one sentence for the API reference. */
  summary: string;
  /** Path parameters and body (or query, for GET) as one object. */
  input: In;
  /** A command's `result`; a lookup's whole answer. */
  output: Out;
  /** One valid input: feeds contract tests and the reference. */
  sample: z.input<In>;
  /** Rate limit points per use; a whole purchase spends about a third of a minute's points. */
  weight: number;
  /** Needs the header `Idempotency-Key`; the first reply is replayed (decision 033). */
  idempotent: boolean;
  /** For a GET that the specification lets change state: it needs the token header, as every POST does, and may be repeated. */
  changesState: boolean;
}

type Entry<In extends z.ZodType, Out extends z.ZodType, Who extends CallableBy> = Pick<
  CallSpec<'command', In, Out, Who>,
  'who' | 'summary' | 'input' | 'output' | 'sample'
> &
  Partial<Pick<CallSpec, 'weight' | 'idempotent' | 'changesState'>>;

/** A command answers 200 with an envelope; a business refusal is `isSuccess: false` with its code. */
export const command = <In extends z.ZodType, Out extends z.ZodType, const Who extends CallableBy>(
  entry: Entry<In, Out, Who>,
): CallSpec<'command', In, Out, Who> => ({
  weight: 1,
  idempotent: false,
  changesState: false,
  ...entry,
  style: 'command',
});

/** A lookup answers the list itself; a failed one answers an empty list and is logged (decision 002). */
export const lookup = <In extends z.ZodType, Item extends z.ZodType, const Who extends CallableBy>(
  entry: Omit<Entry<In, z.ZodArray<Item>, Who>, 'output'> & { output: z.ZodArray<Item> },
): CallSpec<'lookup', In, z.ZodArray<Item>, Who> => ({
  weight: 1,
  idempotent: false,
  changesState: false,
  ...entry,
  style: 'lookup',
});

export type Method = 'GET' | 'POST';
/** A call is named by its method and its path relative to the API base, e.g. `POST quoterequestapi/offer/createoffer`. */
export type CallName = `${Method} ${string}`;
