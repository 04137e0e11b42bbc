/** Fills a line's form as a browser does: each step is saved as a draft and sent by its own calls. */
import { branchIds } from '@emsal/lines/registry/branch-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleIdentity } from '@emsal/lines/kit/samples/person-sample';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import type { Sample } from '@emsal/lines/kit/samples/sample';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import sharp from 'sharp';
import { formOf } from '@emsal/lines/server/server-lines';
import { newIdentityNo, newPhoneNumber, newTaxNo } from '../../testing/synthetic-numbers';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import type { RecordedVisitor } from './recorded-visitor';
import type { Recording } from './recording';

export interface Filled {
  visitor: RecordedVisitor;
  visitId: string;
  line: LineId;
  phoneNumber: string;
}
interface Way {
  line: LineId;
  sample: Sample;
  /** Share of the steps to complete; default all. */
  share?: number;
  /** Default: a new telephone. */
  identityNo?: string;
  /** Replaces answers of the sample. */
  plate?: string;
}

const sampleTaxNo = '4540234112';
const samplePlate = '34ABC12';

/** All samples of a line. */
export const waysOf = (recording: Recording, line: LineId): readonly Sample[] =>
  samplesOf(line, dayInTurkey(recording.test.clock.now()));

export async function fillForm(recording: Recording, name: string, given: Way): Promise<Filled> {
  const { line, sample, share = 1, identityNo = newIdentityNo(), plate = samplePlate } = given;
  const visitor = await recording.visitor(name);
  const visitId = await visitor.visit(line, branchIds[line]);
  const form = formOf(line)!;
  const phoneNumber = newPhoneNumber();
  const answers = ownAnswers(sample.answers, { phoneNumber, identityNo, plate });
  if (line === 'SHORTTRAFFIC') await uploadCertificate(visitor, visitId);
  const steps = visibleSteps(form, answers);
  for (const step of steps.slice(0, Math.ceil(steps.length * share)))
    await leaveStep(visitor, {
      form,
      step,
      visit: { visitId, answers, today: dayInTurkey(recording.test.clock.now()) },
    });
  visitor.keep('GET quoterequestapi/draft/{visitId}', { visitId });
  return { visitor, visitId, line, phoneNumber };
}

/** The sample with another person: no two visitors share a telephone. */
function ownAnswers(answers: AnswerSet, own: Record<'phoneNumber' | 'identityNo' | 'plate', string>) {
  const others = new Map<unknown, string>([
    [sampleIdentity, own.identityNo],
    [sampleTaxNo, newTaxNo()],
    [samplePlate, own.plate],
  ]);
  const changed = Object.entries(answers).map(([field, answer]) => [field, others.get(answer) ?? answer]);
  return { ...(Object.fromEntries(changed) as AnswerSet), phoneNumber: own.phoneNumber };
}

interface Left {
  form: Line;
  step: Step;
  visit: { visitId: string; answers: AnswerSet; today: string };
}

async function leaveStep(visitor: RecordedVisitor, { form, step, visit }: Left): Promise<void> {
  const { visitId, answers, today } = visit;
  await visitor.must('POST quoterequestapi/draft/save', {
    visitId,
    step: step.slug,
    answers: answers as Record<string, string>,
    completed: true,
  });
  const open = { visitId, answers, today, marketingPermissionRequired: false };
  for (const { call, body } of saveRequests(form, step, open)) await visitor.must(call, body as never);
}

async function uploadCertificate(visitor: RecordedVisitor, visitId: string): Promise<void> {
  const image = sharp({ create: { width: 24, height: 16, channels: 3, background: '#336699' } });
  await visitor.send({
    method: 'POST',
    url: `/api/quoterequestapi/upload/${visitId}/authorityCertificate`,
    payload: await image.png().toBuffer(),
    headers: { 'content-type': 'image/png' },
  });
}

/** The last one-time code sent to a telephone. */
export async function proveByCode(recording: Recording, { visitor, visitId, phoneNumber }: Filled): Promise<void> {
  await visitor.must('POST quoterequestapi/sharedstep/sendotp', { visitId });
  const code = await lastCode(recording, phoneNumber);
  await visitor.must('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code });
}

export async function lastCode({ sandbox }: Pick<Recording, 'sandbox'>, phoneNumber: string): Promise<string> {
  const { messages } = await sandbox.get<{ messages: { text: string }[] }>(
    `/telephone/messages.json?to=${phoneNumber}`,
  );
  return /kodunuz: (\d{6})/.exec(messages.at(-1)?.text ?? '')?.[1] ?? '';
}
