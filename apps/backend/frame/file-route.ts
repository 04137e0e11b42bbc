/** Routes beside the calls, which answer a file or a stream: their entry in the OpenAPI document, and the shape of their path and query. */
import type { z } from 'zod';
import { ProtocolError } from './protocol-error';
import { protocolBodySchema } from './replies';

interface FileRoute<Params extends z.ZodObject> {
  module: string;
  summary: string;
  params: Params;
  querystring?: z.ZodObject;
}

/** Options of a route; an address that does not fit the shape names nothing that is here. */
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
