import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { customerInfo } from '../customer/customer-info';
import { readPerson } from '../customer/customer-store';
import { readVisit, saveStep } from './visit-store';

/** Bytes of one save; the longest step of any line needs about a tenth. */
const maxAnswers = 32 * 1024;

/** Keeps what was typed, right or not: the line's own checks judge a step when it is left and when offers are asked for. */
export async function saveDraft(
  { visitId, step, answers, completed }: ParsedOf<'POST quoterequestapi/draft/save'>,
  { db }: VisitContext,
): Promise<null> {
  if (Buffer.byteLength(JSON.stringify(answers)) > maxAnswers) throw new ProtocolError('tooLarge');
  await saveStep(db, { visitId, step, answers, completed });
  return null;
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
