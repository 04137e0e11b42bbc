/** The market's eligibility centre, queried once before any insurer: whether this person and vehicle can be quoted (funnel 4.1, 8). */
import { z } from 'zod';
import { readJson } from '../transport/read-json';
import { postJson } from '../transport/post-json';
import type { Transport } from '../transport/transport';
import type { QuoteRequest } from '../quote-request';
import { anyQuoteRequest } from '../read-quote-request';

export const eligibilityPath = '/eligibility';
export const eligibilityRequest = z.object({ quote: anyQuoteRequest });
/** `code` and `message` are the centre's own; the catalogue of create-offer outcomes has the visitor's message. */
const eligibilityAnswer = z.discriminatedUnion('eligible', [
  z.object({ eligible: z.literal(true) }),
  z.object({ eligible: z.literal(false), code: z.string().min(1).max(40), message: z.string().max(300) }),
]);
export type EligibilityAnswer = z.infer<typeof eligibilityAnswer>;
export type CheckEligibility = (request: QuoteRequest, signal: AbortSignal) => Promise<EligibilityAnswer>;

/** Throws `InsurerFault` when the centre is unavailable; the caller decides whether to continue without it. */
export const eligibilityClient =
  (send: Transport): CheckEligibility =>
  async (quote, signal) =>
    readJson(
      eligibilityAnswer,
      await postJson(send, { path: eligibilityPath, body: JSON.stringify({ quote }) }, signal),
    );
