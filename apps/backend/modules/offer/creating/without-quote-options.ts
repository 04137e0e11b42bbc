import type { QuoteRequest } from '@emsal/insurers/quote-request';

/** The request of the form alone. */
export const withoutQuoteOptions = ({
  campaigns: _taken,
  options: _changed,
  ...question
}: QuoteRequest): QuoteRequest => question as QuoteRequest;
