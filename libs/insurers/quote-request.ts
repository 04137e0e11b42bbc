/** The quote request: what every line states, the risk, and the line's own terms. Dialects derive their wire formats from it. */
import { vehicleOnRoad, vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { accessory, quoteRequestBase } from './quote-request-parts';
import { coverLimit, day } from './scalars';

const noTerms = z.object({});
const ofVehicle = quoteRequestBase.extend({ risk: vehicleWithModel });
const kasko = ofVehicle.extend({ terms: z.object({ accessories: z.array(accessory).max(40) }) });
const auto = kasko.extend({ line: z.literal('AUTO') });
const electricVehicle = kasko.extend({ line: z.literal('ELECTRICVEHICLE') });
const traffic = ofVehicle.extend({ line: z.literal('TRAFFIC'), terms: noTerms });
/** Sixty days for a dealer with an authority certificate. */
const shortTraffic = ofVehicle.extend({ line: z.literal('SHORTTRAFFIC'), terms: noTerms });
/** The policy precedes the registration: the plate is still the seller's. */
const usedVehicleTraffic = ofVehicle.extend({
  line: z.literal('USEDVEHICLETRAFFIC'),
  terms: z.object({ sale: z.object({ saleType: z.string().max(20) }) }),
});
/** Liability above the compulsory policy, which must still be running. */
const imm = ofVehicle.extend({
  line: z.literal('IMM'),
  terms: z.object({
    trafficPolicyEnd: day.optional(),
    /** Absent: each insurer offers its usual limit. */
    immLimit: coverLimit.optional(),
  }),
});
const greenCard = quoteRequestBase.extend({
  line: z.literal('GREENCARD'),
  risk: vehicleOnRoad,
  terms: z.object({ trip: z.object({ startDate: day, endDate: day, countryCode: z.string().min(1).max(8) }) }),
});

export const quoteRequest = z.discriminatedUnion('line', [
  auto,
  electricVehicle,
  traffic,
  shortTraffic,
  usedVehicleTraffic,
  imm,
  greenCard,
]);
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type QuotedLine = QuoteRequest['line'];
/** The request of one line, or of several. */
export type QuoteRequestOf<Line extends QuotedLine> = Extract<QuoteRequest, { line: Line }>;
export type KaskoQuoteRequest = QuoteRequestOf<'AUTO' | 'ELECTRICVEHICLE'>;

const kaskoLines: readonly QuotedLine[] = ['AUTO', 'ELECTRICVEHICLE'] satisfies KaskoQuoteRequest['line'][];

/** Own damage of the vehicle. */
export const isKaskoQuoteRequest = (request: QuoteRequest): request is KaskoQuoteRequest =>
  kaskoLines.includes(request.line);

const trafficLines = ['TRAFFIC', 'SHORTTRAFFIC', 'USEDVEHICLETRAFFIC'] as const;
export type TrafficQuoteRequest = QuoteRequestOf<(typeof trafficLines)[number]>;

/** Compulsory traffic in any of its forms: priced by step and capped by law. */
export const isTrafficQuoteRequest = (request: QuoteRequest): request is TrafficQuoteRequest =>
  (trafficLines as readonly string[]).includes(request.line);
