import type { QuoteRequest } from '../quote-request';

/** Ten insurers of a dialect get the same body. Writing it by the schemas costs more than the rest of a request, so it is kept as long as the request itself. */
export function serializeOnce(write: (request: QuoteRequest) => string): (request: QuoteRequest) => string {
  const bodies = new WeakMap<QuoteRequest, string>();
  return (request) => {
    const body = bodies.get(request) ?? write(request);
    bodies.set(request, body);
    return body;
  };
}
