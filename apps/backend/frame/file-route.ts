/** Routes beside the calls, which answer a file or a stream: their entry in the OpenAPI document, and the shape of their path. */
import type { z } from 'zod';
import { ProtocolError } from './protocol-error';
import { protocolBodySchema } from './replies';

interface FileRoute<Params extends z.ZodObject> {
  module: string;
  summary: string;
  params: Params;
}

/** Options of a route; a path that does not fit the shape names nothing that is here. */
export const fileRoute = <Params extends z.ZodObject>({ module, summary, params }: FileRoute<Params>) => ({
  schema: { tags: [module], summary, params, response: { '4xx': protocolBodySchema, '5xx': protocolBodySchema } },
  validatorCompiler: () => (path: unknown) => {
    const { success, data } = params.safeParse(path);
    return success ? { value: data } : { error: new ProtocolError('notFound') };
  },
});
