import type { QuoteRequest } from '../quote-request';

/** Thirty insurers get the same question: each dialect writes it once, as the bytes that are sent, and forgets it with the question itself. */
export function oncePerQuestion(write: (request: QuoteRequest) => string): (request: QuoteRequest) => Buffer {
  const written = new WeakMap<QuoteRequest, Buffer>();
  return (request) => {
    const bytes = written.get(request) ?? Buffer.from(write(request));
    written.set(request, bytes);
    return bytes;
  };
}
