/** Quote requests up to release 2026-11, which had no version: stored rows are read with it, and earlier backends send it to insurers. */
import { vehicleOnRoad, vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { campaigns, policyholder, quoteOptions } from './quote-request-parts';
import { coverLimit, day, hexId, kurus } from './scalars';

const notYet = { kind: true, version: true, name: true, chassisNo: true } as const;
const base = z.object({
  requestId: hexId,
  insured: policyholder,
  startDate: day,
  previousPolicyEnd: day.optional(),
  campaigns: campaigns.optional(),
  adjust: quoteOptions.optional(),
});
const accessory = z.object({ code: z.string().min(1).max(40), value: kurus });
const ofVehicle = base.extend({ vehicle: vehicleWithModel.omit(notYet) });
const kasko = ofVehicle.extend({ accessories: z.array(accessory).max(40) });

export const quoteRequestV1 = z.discriminatedUnion('line', [
  kasko.extend({ line: z.literal('AUTO') }),
  kasko.extend({ line: z.literal('ELECTRICVEHICLE') }),
  ofVehicle.extend({ line: z.literal('TRAFFIC') }),
  ofVehicle.extend({ line: z.literal('SHORTTRAFFIC') }),
  ofVehicle.extend({ line: z.literal('USEDVEHICLETRAFFIC'), sale: z.object({ saleType: z.string().max(20) }) }),
  ofVehicle.extend({ line: z.literal('IMM'), trafficPolicyEnd: day.optional(), immLimit: coverLimit.optional() }),
  base.extend({
    line: z.literal('GREENCARD'),
    vehicle: vehicleOnRoad.omit(notYet),
    travel: z.object({ startDate: day, endDate: day, countryCode: z.string().min(1).max(8) }),
  }),
]);
export type QuoteRequestV1 = z.infer<typeof quoteRequestV1>;
