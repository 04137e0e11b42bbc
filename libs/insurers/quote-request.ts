/** The quote request: what every line states, the risk, and the line's own terms. Dialects derive their wire formats from it. */
import { lineFacts, soldLines, type SoldLine } from '@emsal/lines/registry/facts-of';
import { questionOf, type QuestionOf } from '@emsal/lines/server/server-lines';
import type { VehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { quoteRequestBase } from './quote-request-parts';

interface RequestOfLine<Line extends SoldLine> extends z.infer<typeof quoteRequestBase> {
  line: Line;
  risk: z.infer<QuestionOf<Line>['risk']>;
  terms: z.infer<QuestionOf<Line>['terms']>;
}
export type QuoteRequest = { [Line in SoldLine]: RequestOfLine<Line> }[SoldLine];
/** The request of one line, or of several. */
export type QuoteRequestOf<Line extends SoldLine> = Extract<QuoteRequest, { line: Line }>;

const [first, ...others] = soldLines.map((line) => {
  const { risk, terms } = questionOf(line);
  return quoteRequestBase.extend({ risk, terms, line: z.literal(line) });
});

/** The compiler cannot see that the members are those of the table. */
export const quoteRequest = z.discriminatedUnion('line', [first!, ...others]) as unknown as z.ZodType<QuoteRequest>;

export type KaskoQuoteRequest = Extract<QuoteRequest, { terms: { accessories: unknown } }>;

/** Own damage of the vehicle, with its accessories. */
export const isKaskoQuoteRequest = (request: QuoteRequest): request is KaskoQuoteRequest =>
  'accessories' in request.terms;

export type TrafficQuoteRequest = Extract<QuoteRequest, { risk: VehicleWithModel }>;

export type VehicleQuoteRequest = Extract<QuoteRequest, { risk: { kind: 'vehicle' } }>;

/** Compulsory traffic in any of its forms: priced by step and capped by law. */
export const isTrafficQuoteRequest = (request: QuoteRequest): request is TrafficQuoteRequest =>
  lineFacts[request.line].compulsoryClass === 'compulsoryTraffic';
