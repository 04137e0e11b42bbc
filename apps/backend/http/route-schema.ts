import type { CallName, CallSpec } from '@emsal/api/call';
import { z } from 'zod';
import { protocolBodySchema } from './replies';

const refusal = z.object({
  isSuccess: z.literal(false),
  result: z.null(),
  message: z.string(),
  messageCode: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** The call's OpenAPI entry, and the schema of its reply: the serializer drops undeclared properties. */
export function routeSchema({ name, call, module }: { name: CallName; call: CallSpec; module: string }) {
  const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);
  const shape = (call.input as z.ZodObject).shape;
  const of = (keys: string[]) => z.object(Object.fromEntries(keys.map((key) => [key, shape[key]!])));
  const rest = Object.keys(shape).filter((key) => !inPath.includes(key));
  return {
    tags: [module],
    summary: call.summary,
    description: `Weight ${call.weight}.${call.idempotent ? ' Needs the header Idempotency-Key.' : ''}`,
    ...(call.who !== 'anyone' && { security: [{ token: [], tokenSecret: [] }] }),
    ...(inPath.length > 0 && { params: of(inPath) }),
    ...(rest.length > 0 && (name.startsWith('POST') ? { body: of(rest) } : { querystring: of(rest) })),
    response: {
      200:
        call.style === 'lookup'
          ? call.output
          : z.union([
              z.object({
                isSuccess: z.literal(true),
                result: call.output,
                message: z.string().nullable(),
                messageCode: z.string().nullable(),
              }),
              refusal,
            ]),
      '4xx': protocolBodySchema,
      '5xx': protocolBodySchema,
    },
  };
}
