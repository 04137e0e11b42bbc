/** The operations of the API's own OpenAPI document: path, parameters and body with their schemas. */
export interface Operation {
  method: 'GET' | 'POST';
  /** `/api/quoterequestapi/draft/{visitId}` */
  path: string;
  parameters: Readonly<Record<string, object>>;
  /** Undefined where the operation takes no JSON. */
  body?: object;
}

interface Described {
  parameters?: readonly { name: string; in: string; schema?: object }[];
  requestBody?: { content?: Record<string, { schema?: object }> };
}

export async function readOperations(siteUrl: string): Promise<Operation[]> {
  const reply = await fetch(`${siteUrl}/api/openapi.json`);
  if (!reply.ok) throw new Error(`${siteUrl}/api/openapi.json answers ${reply.status}`);
  const { paths } = (await reply.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters: Object.fromEntries(
        (described.parameters ?? [])
          .filter((parameter) => parameter.in === 'path')
          .map(({ name, schema }) => [name, schema ?? {}]),
      ),
      body: described.requestBody?.content?.['application/json']?.schema,
    })),
  );
}
