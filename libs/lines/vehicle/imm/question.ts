import { ask, nonEmpty, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { coverLimit, day } from '@emsal/risks/scalars';
import { vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { currentPolicyEnd } from '../first-day/current-policy-end';
import { modelledVehicle } from '../vehicle-risk';
import type { form as imm } from './form';

/** Liability above the running traffic policy; it does not wait for that policy's end. */
export const immQuestion = question({
  risk: vehicleWithModel,
  terms: z.object({
    trafficPolicyEnd: day.optional(),
    /** Absent: each insurer offers its usual limit. */
    immLimit: coverLimit.optional(),
  }),
  ask: (answers: AnswersOf<typeof imm>, { today }) => {
    const limit = nonEmpty(answers.immLimit);
    return ask({
      risk: modelledVehicle(answers),
      startDate: today,
      terms: { trafficPolicyEnd: currentPolicyEnd(answers), immLimit: limit === undefined ? undefined : Number(limit) },
    });
  },
});
