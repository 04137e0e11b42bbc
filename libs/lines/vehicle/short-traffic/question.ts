import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { modelledVehicle } from '../vehicle-risk';
import type { form as shortTraffic } from './form';

/** The dealer's cover starts at once, whatever policy the vehicle had. */
export const shortTrafficQuestion = question({
  risk: vehicleWithModel,
  terms: z.object({}),
  ask: (answers: AnswersOf<typeof shortTraffic>, { today }) =>
    ask({ risk: modelledVehicle(answers), startDate: today, terms: {} }),
});
