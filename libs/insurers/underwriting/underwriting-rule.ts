import type { Declined } from '../quote-answer';
import type { QuoteRequest } from '../quote-request';

/**
 * What an insurer of the sandbox declines (`behaviour` in `libs/insurers/firms`). `today` is a calendar day.
 * @returns null to accept; the reason is the insurer's own text, visitors read the one of `libs/api/outcomes/insurer-decline.ts`
 */
export type UnderwritingRule = (request: QuoteRequest, today: string) => Declined | null;
