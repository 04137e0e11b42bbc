/** What a refused call means for a form: sentences at fields, or one above the button. */
import type { Failure } from '@emsal/api/envelope';
import type { ProtocolCode } from '@emsal/api/outcomes/protocol';
import { personStepOutcomes } from '@emsal/api/outcomes/person-step';
import type { FieldOutcome } from '@emsal/api/outcomes/person-step';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { stepsOf, visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';
import type { StepRefusal } from '@emsal/state/funnel/funnel-state';
import { fieldInLine } from '@emsal/state/funnel/personal-form';
import { refusalTexts } from './refusal.texts';

export type Refusal = StepRefusal;

const tokenMissing: ProtocolCode = 'tokenMissing';

/** Reads the catalogue's row, the fields of a bad body, or the kind of failure. */
export function refusalOf(line: Line, { messageCode, message, fields = {} }: Failure): Refusal {
  const rows: Readonly<Record<string, FieldOutcome>> = personStepOutcomes;
  const row = rows[messageCode];
  if (row?.field) return atField(line, row.field, row.message);
  if (row) return { fields: {}, message: row.message, canRetry: false };
  const known = Object.entries(fields)
    .map(([name, words]) => [fieldInLine(line.facts, name), words] as const)
    .filter(([name]) => isAsked(line, name));
  if (known.length > 0) return { fields: Object.fromEntries(known), canRetry: false };
  // The client has asked for a new session already: the browser does not keep one.
  if (messageCode === tokenMissing) return { fields: {}, message: refusalTexts.noCookies, canRetry: true };
  if (messageCode === 'offline') return { fields: {}, message: refusalTexts.offline, canRetry: true };
  return isOutOfReach(messageCode)
    ? { fields: {}, message: refusalTexts.down, canRetry: true }
    : { fields: {}, message, canRetry: true };
}

/** A sentence at a field that no step of the line asks for would be seen by nobody: lines of a family share their dictionary. */
const isAsked = (line: Line, name: string): boolean =>
  stepsOf(line).some(({ entries }) => entries.some(({ field }) => field === name));

const atField = (line: Line, name: string, message: string): Refusal => {
  const field = fieldInLine(line.facts, name);
  return isAsked(line, field)
    ? { fields: { [field]: message }, canRetry: false }
    : { fields: {}, message, canRetry: false };
};

interface Refused {
  /** Slug. */
  step: string;
  refusal: Refusal;
}

/** The first step that asks for one of the refused fields. What is asked nowhere under these answers is said above the button of the step that was sent: another tab has changed them. */
export function blamed(line: Line, answers: AnswerSet, { step, refusal }: Refused): Refused {
  const sentences = Object.values(refusal.fields);
  const asking = visibleSteps(line, answers).find((one) =>
    visibleEntries(line, one, answers).some(({ field }) => field in refusal.fields),
  );
  if (asking || sentences.length === 0) return { step: asking?.slug ?? step, refusal };
  const message = [...sentences, refusalTexts.elsewhere].join(' · ');
  return { step, refusal: { fields: {}, message, canRetry: false } };
}

/** No answer, or one that the service could not give: the same call may succeed later. */
export const isOutOfReach = (code: string): boolean =>
  code === 'offline' || /^http5\d\d$/.test(code) || code === 'internal' || code === 'unavailable';
