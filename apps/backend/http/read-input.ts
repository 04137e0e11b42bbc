import type { CallSpec } from '@emsal/api/call';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inputMessages } from './input-messages';
import { ProtocolError } from './protocol-error';
import { isStorable } from './storable';

/** Path parameters with the body (POST) or the query (GET) as the one object that the contract describes. @throws ProtocolError badBody with a message per field */
export function readInput(call: Pick<CallSpec, 'input'>, { method, body, query, params }: FastifyRequest): unknown {
  const given = method === 'POST' ? body : query;
  if (Array.isArray(given) || !isStorable(given) || !isStorable(params)) throw new ProtocolError('badBody');
  const parsed = call.input.safeParse(Object.assign({}, given, composeLetters(params)), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ProtocolError('badBody', { fields: messagesByField(parsed.error) });
}

/** Composes letters that arrive as two code points, from macOS or from `routableUrl`. */
const composeLetters = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, value]) => [name, value.normalize()]),
  );

const messagesByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', instruction(issue)]));

function instruction(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return inputMessages.missing;
  if (issue.code === 'too_big') return inputMessages.tooBig;
  if (issue.code === 'too_small') return inputMessages.tooSmall;
  return inputMessages.wrongForm;
}
