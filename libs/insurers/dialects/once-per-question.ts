import type { QuoteRequest } from '../quote-request';

/** Thirty insurers get the same question: each dialect writes it once, and forgets it with the question itself. */
export function oncePerQuestion(write: (request: QuoteRequest) => string): (request: QuoteRequest) => string {
  const texts = new WeakMap<QuoteRequest, string>();
  return (request) => {
    const text = texts.get(request) ?? write(request);
    texts.set(request, text);
    return text;
  };
}
