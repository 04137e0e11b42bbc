/** Builds method, URL and body of a request from a call's name and input. */
import type { CallName, Method } from './call';

export interface HttpRequest {
  method: Method;
  /** Relative to the API base, parameters filled in, query added for GET. */
  path: string;
  body: Record<string, unknown> | undefined;
  /** Sent instead of a body, with its own media type. */
  file?: Blob;
}

export function httpRequestOf(name: CallName, input: Record<string, unknown>): HttpRequest {
  const [method, template] = name.split(' ') as [Method, string];
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    delete rest[key];
    return encodeURIComponent(String(input[key]));
  });
  if (method === 'POST') return { method, path, body: rest };
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)])).toString();
  return { method, path: query ? `${path}?${query}` : path, body: undefined };
}
