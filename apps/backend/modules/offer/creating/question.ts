/** What a line makes of a form's answers: a request for the insurers, a case for an adviser, or a refusal. */
import type { QuotedLine, QuoteRequest, QuoteRequestOf } from '@emsal/insurers/quote-request';

/** What the server adds to the answers. */
export interface QuestionFacts extends Pick<QuoteRequest, 'campaigns' | 'options'> {
  requestId: string;
  /** Calendar day in Turkey. */
  today: string;
}

export type Question<Asked = QuoteRequest> =
  | { kind: 'ask'; request: Asked }
  /** No insurer sells it online; `reason` is shown to the visitor. */
  | { kind: 'adviser'; reason: string }
  /** The running policy ends too far ahead. */
  | { kind: 'tooEarly'; policyEnd: string; opensOn: string; remindOn: string }
  /** `incomplete`: a value is missing that no step requires. */
  | { kind: 'refuse'; code: 'incomplete' };

/** The line's own part of the request. */
export type LinePart<Line extends QuotedLine> = Pick<
  QuoteRequestOf<Line>,
  'risk' | 'terms' | 'startDate' | 'previousPolicyEnd'
>;

export const ask = <Asked>(request: Asked): Question<Asked> => ({ kind: 'ask', request });

/** Undefined for an empty answer. */
export const nonEmpty = (text: string): string | undefined => text || undefined;
