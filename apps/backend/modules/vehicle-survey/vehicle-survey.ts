/** The car-buying survey (`/arac-anketi/{hashedId}`): one answer for a policy, kept as an entry that the desk reads (decision 371). */
import { vehicleSurveyCalls, type VehicleSurvey } from '@emsal/api/calls/self-service/vehicle-survey';
import type { ParsedOf } from '@emsal/api/calls/table';
import { vehicleSurveyOutcomes, type SurveyAnswer } from '@emsal/api/outcomes/vehicle-survey';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { describeRisk, riskNumber } from '@emsal/risks/risk';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../db/random-id';
import { maskedIdentity } from '../../formats/masked-identity';
import type { CallerContext } from '../../http/context';
import { defineModule } from '../../http/module';
import { Refusal, refusalsOf } from '../../http/refusal';
import { blindIndex } from '../../personal-data/blind-index';
import { statusOf } from '../account-policy/policy-status';
import { addEntry, findEntryOf } from '../entry/entry-store';
import { partiesOf } from '../policy/party/party-store';
import { findPolicy, policiesOfCustomer, type PolicyRow } from '../policy/policy-store';
import { openSurveyLink } from '../service-request/sale-survey/survey-link';

const refuse = refusalsOf(vehicleSurveyOutcomes);
const kind = 'vehicleSurvey';

/** A session of another customer may not use the link, as if it did not exist. */
async function policyOfLink(hashedId: string, context: CallerContext): Promise<PolicyRow | Refusal> {
  const id = openSurveyLink(hashedId, context);
  const policy = id === null ? undefined : await findPolicy(context.db, id);
  const signedIn = context.visitor?.customerId ?? null;
  const isStranger = signedIn !== null && signedIn !== policy?.customerId;
  return policy?.risk && !isStranger ? policy : refuse('surveyOver');
}

const entrantOf = ({ id }: PolicyRow): string => blindIndex(`entry-${kind}`, id);

async function details(hashedId: string, context: CallerContext): Promise<VehicleSurvey | Refusal> {
  const policy = await policyOfLink(hashedId, context);
  if (policy instanceof Refusal) return policy;
  const [holder] = await partiesOf(context.db, policy.id, 'policyholder');
  const answer = await findEntryOf(context.db, { kind, entrantKey: entrantOf(policy) });
  return {
    step1: {
      policyStatus: await statusesOf(policy, context),
      tcNoOrTaxNo: maskedIdentity(holder?.identityNo ?? ''),
      licensePlateNo: describeRisk(policy.risk!).reference,
    },
    step2: { sales: (answer?.data['sales'] as SurveyAnswer | undefined) ?? null },
    ocrItems: [],
    rawDataLogId: null,
  };
}

/** Of the same vehicle. */
async function statusesOf(policy: PolicyRow, { db, clock }: CallerContext) {
  const today = dayInTurkey(clock.now());
  const own = policy.customerId === null ? [policy] : await policiesOfCustomer(db, policy.customerId);
  return own
    .filter(({ risk }) => risk !== null && riskNumber(risk) === riskNumber(policy.risk!))
    .map(({ line, ...facts }) => ({
      lineName: lineFacts[line].name,
      status: statusOf({ ...facts, isInCancellation: false }, today),
    }));
}

async function submit(
  { hashedId, step2, ocrItems, rawDataLogId }: ParsedOf<'POST selfservice/formData/SubmitSurveyAnswer'>,
  context: CallerContext,
): Promise<null | Refusal> {
  const policy = await policyOfLink(hashedId, context);
  if (policy instanceof Refusal) return policy;
  const data = {
    sales: step2.sales,
    soldVehicle: describeRisk(policy.risk!).reference,
    ocrItems: ocrItems.map(({ name, value }) => `${name}: ${value}`).join(', '),
    rawDataLogId: rawDataLogId ?? '',
  };
  const row = { id: randomId(), kind, campaign: '', data, entrantKey: entrantOf(policy) } as const;
  const isAdded = await context.db.transaction((tx) => addEntry(tx, { ...row, enteredAt: context.clock.now() }));
  return isAdded ? null : refuse('surveyAnswered');
}

export const vehicleSurveyModule = defineModule({
  name: 'vehicle-survey',
  calls: vehicleSurveyCalls,
  handlers: {
    'GET selfservice/formdata/GetSurveyDetails/{hashedId}': ({ hashedId }, context) => details(hashedId, context),
    'POST selfservice/formData/SubmitSurveyAnswer': submit,
  },
});
