/** The market's central check, asked once before any insurer: may this person and vehicle be quoted at all (funnel 4.1, 8). */
import { z } from 'zod';
import { readJson } from '../transport/read-json';
import { postJson } from '../transport/post-json';
import type { Transport } from '../transport/transport';
import { quoteRequest, type QuoteRequest } from '../quote-request';

export const eligibilityPath = '/eligibility';
export const eligibilityQuestion = z.object({ quote: quoteRequest });
/** `code` and `message` are the centre's own; the catalogue of create-offer outcomes decides what the visitor reads. */
const eligibilityAnswer = z.discriminatedUnion('eligible', [
  z.object({ eligible: z.literal(true) }),
  z.object({ eligible: z.literal(false), code: z.string().min(1).max(40), message: z.string().max(300) }),
]);
export type EligibilityAnswer = z.infer<typeof eligibilityAnswer>;
export type CheckEligibility = (request: QuoteRequest, signal: AbortSignal) => Promise<EligibilityAnswer>;

/** Throws `InsurerFault` when the centre cannot be asked; the caller decides whether to go on without it. */
export const eligibilityClient =
  (send: Transport): CheckEligibility =>
  async (quote, signal) =>
    readJson(
      eligibilityAnswer,
      await postJson(send, { path: eligibilityPath, body: JSON.stringify({ quote }) }, signal),
    );
