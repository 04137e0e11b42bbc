import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { withDerived } from '@emsal/lines/kit/answers';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { formOf } from '../../lines/forms';
import { customerInfo } from '../customer/customer-info';
import { readPerson } from '../customer/customer-store';
import type { Answers } from './tables';
import { readVisit, saveStep } from './visit-store';

/** Bytes of one save; the longest step of any line needs about a tenth. */
const maxAnswers = 32 * 1024;

/**
 * Keeps what was typed, right or not: the line's own checks judge a step when it is left and when offers are asked for. What follows
 * from an answer is kept with it, because a landing page posts a plate and knows nothing of its status.
 */
export async function saveDraft(
  { visitId, step, answers, completed }: ParsedOf<'POST quoterequestapi/draft/save'>,
  { db, visit }: VisitContext,
): Promise<null> {
  if (Buffer.byteLength(JSON.stringify(answers)) > maxAnswers) throw new ProtocolError('tooLarge');
  await saveStep(db, { visitId, step, answers: withFollowing(formOf(visit.line), answers), completed });
  return null;
}

/** What was typed wins over what follows from it. */
function withFollowing(form: Line | undefined, answers: Answers): Answers {
  return form ? { ...withDerived(form, answers as AnswerSet, Object.keys(answers)), ...answers } : answers;
}

export async function readDraft({ db, visit }: VisitContext): Promise<OutputOf<'GET quoterequestapi/draft/{visitId}'>> {
  const row = (await readVisit(db, visit.id))!;
  const person = await readPerson(db, visit.id);
  return {
    visitId: visit.id,
    line: visit.line,
    answers: row.answers as OutputOf<'GET quoterequestapi/draft/{visitId}'>['answers'],
    completedSteps: row.completedSteps,
    isVerified: visit.isVerified,
    customer: person ? customerInfo(person.registered, visit.isVerified) : null,
    offerNo: row.offerNo,
    hasAssets: visit.isVerified && (person?.hasAssets ?? false),
  };
}
