/** What every insurer is asked, in the words of the domain: one shape a line. A further line is a further member; dialects derive their wire from it. */
import { z } from 'zod';
import { accessory, questionBase, vehicle } from './question-parts';
import { coverLimit, day } from './scalars';

const ofVehicle = questionBase.extend({ vehicle });
/** Own damage of the vehicle. */
const kasko = ofVehicle.extend({ accessories: z.array(accessory).max(40) });
const auto = kasko.extend({ line: z.literal('AUTO') });
const electricVehicle = kasko.extend({ line: z.literal('ELECTRICVEHICLE') });
const traffic = ofVehicle.extend({ line: z.literal('TRAFFIC') });
/** Sixty days for a dealer with an authority certificate. */
const shortTraffic = ofVehicle.extend({ line: z.literal('SHORTTRAFFIC') });
/** The policy comes before the licence: the plate is still the seller's. */
const usedVehicleTraffic = ofVehicle.extend({
  line: z.literal('USEDVEHICLETRAFFIC'),
  sale: z.object({ saleType: z.string().max(20) }),
});
/** Liability above the compulsory policy, whose last day must lie ahead. */
const imm = ofVehicle.extend({
  line: z.literal('IMM'),
  trafficPolicyEnd: day.optional(),
  /** Absent: each insurer offers its usual limit. */
  immLimit: coverLimit.optional(),
});
const greenCard = questionBase.extend({
  line: z.literal('GREENCARD'),
  travel: z.object({ startDate: day, endDate: day, countryCode: z.string().min(1).max(8) }),
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
/** The question of one line, or of several. */
export type QuestionOf<Line extends QuotedLine> = Extract<QuoteRequest, { line: Line }>;
export type KaskoQuestion = QuestionOf<'AUTO' | 'ELECTRICVEHICLE'>;

const trafficLines = ['TRAFFIC', 'SHORTTRAFFIC', 'USEDVEHICLETRAFFIC'] as const;
export type TrafficQuestion = QuestionOf<(typeof trafficLines)[number]>;

/** Compulsory traffic in any of its forms: a step prices it and a legal ceiling bounds it. */
export const isTrafficQuestion = (request: QuoteRequest): request is TrafficQuestion =>
  (trafficLines as readonly string[]).includes(request.line);
