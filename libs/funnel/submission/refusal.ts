/** What a failed call means for a form: messages at fields, or one above the button. */
import type { Failure } from '@emsal/api/envelope';
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { ProtocolCode } from '@emsal/api/outcomes/protocol';
import { personStepOutcomes } from '@emsal/api/outcomes/person-step';
import type { FieldOutcome } from '@emsal/api/outcomes/person-step';
import { fieldOfKey } from '@emsal/lines/kit/answers/error-key';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { stepsOf, visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import type { StepRefusal } from '@emsal/state/funnel/funnel-state';
import { fieldInLine } from '@emsal/state/funnel/personal-form';
import { refusalTexts } from './refusal.texts';

export type Refusal = StepRefusal;

const tokenMissing: ProtocolCode = 'tokenMissing';
const badBody: ProtocolCode = 'badBody';

/** From the catalogue's row, else the fields of a bad body, else the kind of failure. */
export function refusalOf(line: Line, { messageCode, message, fields = {} }: Failure): Refusal {
  const rows: Readonly<Record<string, FieldOutcome>> = personStepOutcomes;
  const row = rows[messageCode];
  if (row?.field) return atField(line, row.field, row.message);
  if (row) return { fields: {}, message: row.message, canRetry: false };
  const ofLine = Object.entries(fields)
    .map(([name, text]) => [fieldInLine(line.facts, name), text] as const)
    .filter(([name]) => isFieldOfLine(line, name));
  if (ofLine.length > 0) return { fields: Object.fromEntries(ofLine), canRetry: false };
  // The client has already requested a new session: the browser does not store its cookies.
  if (messageCode === tokenMissing) return { fields: {}, message: refusalTexts.noCookies, canRetry: true };
  if (messageCode === endedVisit.code) return { fields: {}, message: refusalTexts.visitEnded, canRetry: false };
  if (messageCode === 'offline') return { fields: {}, message: refusalTexts.offline, canRetry: true };
  // The call's own words name marked fields, and none is marked: page and server are of different releases.
  if (messageCode === badBody) return { fields: {}, message: refusalTexts.notTaken, canRetry: true };
  return isUnreachable(messageCode)
    ? { fields: {}, message: refusalTexts.down, canRetry: true }
    : { fields: {}, message, canRetry: true };
}

/** Lines of a family share their dictionary: a message at a field that no step of this line asks for would never be seen. */
const isFieldOfLine = (line: Line, name: string): boolean =>
  stepsOf(line).some(({ entries }) => entries.some(({ field }) => field === fieldOfKey(name)));

const atField = (line: Line, name: string, message: string): Refusal => {
  const field = fieldInLine(line.facts, name);
  return isFieldOfLine(line, field)
    ? { fields: { [field]: message }, canRetry: false }
    : { fields: {}, message, canRetry: false };
};

interface RefusedStep {
  /** Slug. */
  step: string;
  refusal: Refusal;
}

/**
 * The first step that asks for one of the refused fields. If none does under these answers, because another tab has changed them,
 * the messages are shown above the button of the step that was sent.
 */
export function refusedStep(line: Line, answers: AnswerSet, { step, refusal }: RefusedStep): RefusedStep {
  const messages = Object.values(refusal.fields);
  const refused = new Set(Object.keys(refusal.fields).map(fieldOfKey));
  const asking = visibleSteps(line, answers).find((candidate) =>
    visibleEntries(line, candidate, answers).some(({ field }) => refused.has(field)),
  );
  if (asking || messages.length === 0) return { step: asking?.slug ?? step, refusal };
  const message = [...messages, refusalTexts.elsewhere].join(' · ');
  return { step, refusal: { fields: {}, message, canRetry: false } };
}

/** No reply, or one that reports an outage: the same call may succeed later. */
export const isUnreachable = (code: string): boolean =>
  code === 'offline' || /^http5\d\d$/.test(code) || code === 'internal' || code === 'unavailable';
