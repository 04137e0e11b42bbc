import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Executor } from '../../db/database';
import type { Visit } from '../../http/principals';
import { readVisit } from '../visit/visit-store';
import { readPerson } from './visit-person-store';

/** Identity and telephone of a visit: as stored, else as in the draft. */
export async function contactOf({
  db,
  visit,
}: {
  db: Executor;
  visit: Pick<Visit, 'id' | 'line'>;
}): Promise<{ identityNo: string; phoneNumber: string }> {
  const person = await readPerson(db, visit.id);
  const answers = (await readVisit(db, visit.id))?.answers ?? {};
  const typed = (field: string, shape: RegExp): string =>
    typeof answers[field] === 'string' && shape.test(answers[field]) ? answers[field] : '';
  return {
    identityNo: person?.identityNo ?? typed(lineFacts[visit.line].identityField, /^\d{10,11}$/),
    phoneNumber: person?.phoneNumber ?? typed('phoneNumber', /^5\d{9}$/),
  };
}
