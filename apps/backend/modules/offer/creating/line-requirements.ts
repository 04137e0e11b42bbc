/** Checks what a line requires beyond valid answers, before quotes are requested (spec funnel 5). */
import { requirementOutcomes } from '@emsal/api/outcomes/line-requirements';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { LineRequirement } from '@emsal/lines/kit/question/requirement';
import { requirementsOf } from '@emsal/lines/server/server-lines';
import type { VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { answeredVehicle, refuseWithoutPolicyToday, refuseWithoutPolicy } from '../../vehicle/running-traffic-policy';
import { refuseUninsurable } from '../../phone/insurable-device';
import { refuseInsuredHome } from '../../dask/running-dask-policy';
import { hasUpload } from '../../upload/upload-store';

type Check<Kind> = (
  requirement: Extract<LineRequirement, { kind: Kind }>,
  answers: AnswerSet,
  context: VisitContext,
) => Promise<Refusal | null>;

const refuse = refusalsOf(requirementOutcomes);
const text = (answers: AnswerSet, name: string): string => String(answers[name] ?? '');

const checks: { readonly [Kind in LineRequirement['kind']]: Check<Kind> } = {
  trafficPolicy: async ({ on }, answers, context) => {
    const vehicle = answeredVehicle(answers, context);
    if (on === 'today') return refuseWithoutPolicyToday(context, vehicle);
    return refuseWithoutPolicy(context, vehicle, { start: text(answers, on.start), end: text(answers, on.end) });
  },
  earthquakePolicy: async ({ home, renewed }, answers, context) =>
    refuseInsuredHome({ uavtCode: text(answers, home), renewed: text(answers, renewed) }, context),
  insurableDevice: async ({ imei }, answers, context) => refuseUninsurable(text(answers, imei), context),
  upload: async ({ purpose, missing }, _answers, { db, visit }) =>
    (await hasUpload(db, { visitId: visit.id, purpose })) ? null : refuse(missing),
};

/** The first requirement that is not met; null when all are. */
export async function refuseUnmet(answers: AnswerSet, context: VisitContext): Promise<Refusal | null> {
  for (const requirement of requirementsOf(context.visit.line)) {
    const check = checks[requirement.kind] as Check<LineRequirement['kind']>;
    const refusal = await check(requirement, answers, context);
    if (refusal) return refusal;
  }
  return null;
}
