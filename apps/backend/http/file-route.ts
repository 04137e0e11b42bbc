/** Options of raw routes that answer a file or a stream: their OpenAPI entry and the validation of path and query. */
import type { z } from 'zod';
import { ProtocolError } from './protocol-error';
import { protocolBodySchema } from './replies';

interface FileRoute<Params extends z.ZodObject> {
  module: string;
  summary: string;
  params: Params;
  querystring?: z.ZodObject;
}

/** Path or query parameters that do not match the schema answer 404. */
export const fileRoute = <Params extends z.ZodObject>({ module, summary, ...address }: FileRoute<Params>) => ({
  schema: { tags: [module], summary, ...address, response: { '4xx': protocolBodySchema, '5xx': protocolBodySchema } },
  validatorCompiler: ({ httpPart }: { httpPart?: string }) => {
    const shape = httpPart === 'querystring' && address.querystring ? address.querystring : address.params;
    return (part: unknown) => {
      const { success, data } = shape.safeParse(part);
      return success ? { value: data } : { error: new ProtocolError('notFound') };
    };
  },
});
