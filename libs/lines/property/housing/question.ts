import { requirementOutcomes } from '@emsal/api/outcomes/line-requirements';
import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { buildingRisk } from '@emsal/risks/building/building';
import { largestHousing } from '@emsal/tariffs/home/housing-premium';
import { z } from 'zod';
import { buildingOf } from '../building-of';
import { businessReason, businessUse } from '../dwelling';
import type { form as housing } from './form';

export const housingQuestion = question({
  risk: buildingRisk,
  terms: z.object({
    /** `1` the owner, `0` a tenant. */
    insurerTitle: z.string().max(1),
  }),
  ask: (answers: AnswersOf<typeof housing>, { today }) => {
    if (answers.registeredUse === businessUse) return { kind: 'adviser', reason: businessReason };
    if (Number(answers.buildingArea) > largestHousing)
      return { kind: 'refuse', code: 'housingTooLarge', message: requirementOutcomes.housingTooLarge.message };
    return ask({ risk: buildingOf(answers), startDate: today, terms: { insurerTitle: answers.insurerTitle } });
  },
});
