import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { VisitContext } from '../../http/context';
import { formOf } from '@emsal/lines/server/server-lines';
import { customerInfo } from '../visit-person/customer-info';
import { readPerson } from '../visit-person/visit-person-store';
import { wellTypedAnswers } from '../visit/form-answers';
import { readVisit } from '../visit/visit-store';
import { waitForSave } from './wait-for-save';
import { readMark } from './draft-store';

/** @param after a save of the caller's browser that may still be in flight */
export async function readDraft(
  { after }: Pick<ParsedOf<'GET quoterequestapi/draft/{visitId}'>, 'after'>,
  { db, visit }: VisitContext,
): Promise<OutputOf<'GET quoterequestapi/draft/{visitId}'>> {
  if (after !== undefined) await waitForSave(db, visit.id, readMark(after));
  const row = (await readVisit(db, visit.id))!;
  const person = await readPerson(db, visit.id);
  return {
    visitId: visit.id,
    line: visit.line,
    answers: wellTypedAnswers(
      formOf(visit.line),
      row.answers,
    ) as OutputOf<'GET quoterequestapi/draft/{visitId}'>['answers'],
    completedSteps: row.completedSteps,
    isVerified: visit.isVerified,
    customer: person ? customerInfo(person.registered, visit.isVerified) : null,
    offerNo: row.offerNo,
    hasAssets: visit.isVerified && (person?.hasAssets ?? false),
  };
}
