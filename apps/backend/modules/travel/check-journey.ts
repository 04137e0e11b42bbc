import type { ParsedOf } from '@emsal/api/calls/table';
import { birthdayBoxes } from '@emsal/lines/kit/person/personal-fields';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { readPerson } from '../visit-person/visit-person-store';
import { validateJourney } from './validate-journey';

/** The draft keeps the journey; the call says whether it can be quoted. @throws ProtocolError badBody, also when the insured person was not stored before */
export async function checkJourney(
  { visitId, ...journey }: ParsedOf<'POST quoterequestapi/travel/savetravelhealthinsurance'>,
  { db, clock }: VisitContext,
): Promise<null> {
  const person = await readPerson(db, visitId);
  if (!person?.birthday) throw new ProtocolError('badBody', { fields: { birthdayInsured: birthdayBoxes.missing } });
  const { identityNo, birthday } = person;
  refuseInvalidFields(validateJourney(journey, { identityNo, birthday, today: dayInTurkey(clock.now()) }));
  return null;
}
