import type { CallSpec } from '@emsal/api/call';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProtocolError } from './protocol-error';
import { isStorable } from './storable';

/** Path parameters with the body (POST) or the query (GET) as the one object that the contract describes. @throws ProtocolError badBody with a message per field */
export function readInput(call: Pick<CallSpec, 'input'>, { method, body, query, params }: FastifyRequest): unknown {
  const given = method === 'POST' ? body : query;
  if (Array.isArray(given) || !isStorable(given) || !isStorable(params)) throw new ProtocolError('badBody');
  const parsed = call.input.safeParse(Object.assign({}, given, inOneForm(params)), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ProtocolError('badBody', { fields: messagesByField(parsed.error) });
}

/** Composes letters that arrive as two code points, from macOS or from `routableUrl`. */
const inOneForm = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, value]) => [name, value.normalize()]),
  );

const messagesByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', instruction(issue)]));

/** Forms validate first with better messages; these reach only callers that skip them. */
function instruction(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Bu alan zorunlu.';
  if (issue.code === 'too_big') return 'Bu alan çok uzun ya da çok büyük.';
  if (issue.code === 'too_small') return 'Bu alan çok kısa ya da çok küçük.';
  return 'Bu alanın biçimi hatalı.';
}
