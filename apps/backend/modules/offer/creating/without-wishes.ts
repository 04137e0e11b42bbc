import type { QuoteRequest } from '@emsal/insurers/quote-request';

/** The question as the form alone makes it. */
export const withoutWishes = ({ campaigns: _taken, adjust: _changed, ...question }: QuoteRequest): QuoteRequest =>
  question as QuoteRequest;
