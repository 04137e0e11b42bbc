/** Requirements of a line beyond valid answers, checked before quotes are requested (spec funnel 5). */
import { requirementOutcomes } from '@emsal/api/outcomes/line-requirements';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { refuseWithoutPolicyToday, refuseWithoutPolicy } from '../../auto/running-traffic-policy';
import { hasUpload } from '../../upload/upload-store';
import { issuedPlate } from './vehicle-risk';

type Requirement = (answers: AnswerSet, context: VisitContext) => Promise<Refusal | null>;

const refuse = refusalsOf(requirementOutcomes);
const text = (answers: AnswerSet, name: string): string => String(answers[name] ?? '');

const vehicleOf = (answers: AnswerSet) => ({
  licensePlateNo: issuedPlate({
    licensePlateStatus: text(answers, 'licensePlateStatus'),
    licensePlateNo: text(answers, 'licensePlateNo'),
  }),
  identityNo: text(answers, 'shortLicenseOwnerTcOrTaxNo'),
});

const runningTrafficPolicy: Requirement = async (answers, context) =>
  refuseWithoutPolicyToday(context, vehicleOf(answers));

const coveredJourney: Requirement = async (answers, context) =>
  refuseWithoutPolicy(context, vehicleOf(answers), {
    start: text(answers, 'travelStartDate'),
    end: text(answers, 'travelEndDate'),
  });

const dealersCertificate: Requirement = async (_answers, { db, visit }) =>
  (await hasUpload(db, { visitId: visit.id, purpose: 'authorityCertificate' })) ? null : refuse('certificateMissing');

export const lineRequirements: Partial<Record<LineId, Requirement>> = {
  IMM: runningTrafficPolicy,
  GREENCARD: coveredJourney,
  SHORTTRAFFIC: dealersCertificate,
};
