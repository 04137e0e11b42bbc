/** Validates a JSON response: a mismatch with the schema is malformed, a 5xx is a server error. */
import type { z } from 'zod';
import { InsurerFault } from '../insurer-fault';
import type { TransportReply } from './transport';

function refuseServerError({ status }: TransportReply): void {
  if (status >= 500 || status === 429) throw new InsurerFault('serverError', `status ${status}`);
}

/** @throws InsurerFault: `serverError` for 5xx and 429, `malformed` for anything that the schema refuses */
export function readJson<Schema extends z.ZodType>(schema: Schema, reply: TransportReply): z.output<Schema> {
  refuseServerError(reply);
  const read = schema.safeParse(parse(reply.text));
  if (!read.success)
    throw new InsurerFault('malformed', read.error.issues[0]?.message ?? 'no value', { cause: read.error });
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InsurerFault('malformed', 'not JSON', { cause: error });
  }
}
