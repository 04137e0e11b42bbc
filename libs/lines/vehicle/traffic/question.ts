import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { followingPolicy } from '../first-day/following-policy';
import { modelledVehicle } from '../vehicle-risk';
import { trafficFacts } from './facts';
import type { form as traffic } from './form';

export const trafficQuestion = question({
  risk: vehicleWithModel,
  terms: z.object({}),
  ask: (answers: AnswersOf<typeof traffic>, { today }) => {
    const days = followingPolicy(trafficFacts.firstDay, answers, today);
    return days.kind === 'ask' ? ask({ risk: modelledVehicle(answers), ...days.request, terms: {} }) : days;
  },
});
