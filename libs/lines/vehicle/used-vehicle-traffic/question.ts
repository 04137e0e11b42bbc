import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { modelledVehicle } from '../vehicle-risk';
import type { form as usedVehicleTraffic } from './form';

/** The policy precedes the registration: the plate is still the seller's, whose policy ends with the sale. The buyer's starts today. */
export const usedVehicleTrafficQuestion = question({
  risk: vehicleWithModel,
  terms: z.object({ sale: z.object({ saleType: z.string().max(20) }) }),
  ask: (answers: AnswersOf<typeof usedVehicleTraffic>, { today }) =>
    ask({
      risk: modelledVehicle(answers),
      startDate: today,
      terms: { sale: { saleType: answers.vehicleSaleType } },
    }),
});
