import { requirementOutcomes, type RequirementCode } from '@emsal/api/outcomes/line-requirements';
import { addressOf } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import { ask, nonEmpty, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { ratedBuildingRisk } from '@emsal/risks/building/building';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { z } from 'zod';
import { ratedBuildingOf } from '../building-of';
import type { form as dask } from './form';
import { damaged } from './dask-options';
import { startDateOf } from './premium';

type DaskAnswers = AnswersOf<typeof dask>;

const refuse = (code: RequirementCode) =>
  ({ kind: 'refuse', code, message: requirementOutcomes[code].message }) as const;

/** Village settlements need no earthquake insurance (general conditions). */
const isVillage = ({ villageName }: AddressAnswer): boolean => villageName.endsWith(' Köyü');

const damagedReason = 'Hasarlı binaların DASK teklifini danışmanımız hazırlar.';

export const daskQuestion = question({
  risk: ratedBuildingRisk,
  terms: z.object({
    /** `1` the owner concludes and pays, `0` a tenant. */
    insurerTitle: z.string().max(1),
  }),
  ask: (answers: DaskAnswers, { today }) => {
    if (isVillage(addressOf(answers.address))) return refuse('daskNotSubject');
    if (answers.damageStatus === damaged) return { kind: 'adviser', reason: damagedReason };
    // A policy that ended while the form was open is no longer renewed.
    const previousPolicyEnd = answers.renewData >= today ? nonEmpty(answers.renewData) : undefined;
    const startDate = startDateOf({ renewData: previousPolicyEnd }, today);
    if (!daskMonth(startDate.slice(0, 7))) return refuse('daskTariffMissing');
    const terms = { insurerTitle: answers.insurerTitle };
    return ask({ risk: ratedBuildingOf(answers), startDate, previousPolicyEnd, terms });
  },
});
