import type { ParsedOf } from '@emsal/api/calls/table';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { birthdayBoxes } from '@emsal/lines/kit/personal-fields';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { readPerson } from '../customer/customer-store';
import { saveJourney } from './travel-store';
import { validateJourney } from './validate-journey';

/** @throws ProtocolError badBody, also when the insured person was not stored before */
export async function storeJourney(
  { visitId, ...journey }: ParsedOf<'POST quoterequestapi/travel/savetravelhealthinsurance'>,
  { db, clock }: VisitContext,
): Promise<null> {
  const person = await readPerson(db, visitId);
  if (!person?.birthday) throw new ProtocolError('badBody', { fields: { birthdayInsured: birthdayBoxes.missing } });
  const { identityNo, birthday } = person;
  const verdict = validateJourney(journey, { identityNo, birthday, today: dayInTurkey(clock.now()) });
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: verdict.fields });
  await saveJourney(db, { visitId, ...rowOf(verdict.answers) });
  return null;
}

/** Answers of hidden fields are not stored: an adult's parent, the sport of a traveller who does none. */
function rowOf(answers: AnswerSet) {
  const text = (name: string): string => String(answers[name]);
  const given = (name: string): string | null => (answers[name] ? text(name) : null);
  return {
    travelStartDate: text('travelStartDate'),
    travelEndDate: text('travelEndDate'),
    travelDestination: text('travelDestination'),
    countryId: text('countryId'),
    reasonTravelId: text('reasonTravelId'),
    hasSportiveActivity: answers.hasSportiveActivity === true,
    selectedSportingActivity: given('selectedSportingActivity'),
    parentIdentityNo: given('parentIdentityNo'),
    parentBirthDate: given('parentBirthDate'),
    parentName: given('parentName'),
    parentSurname: given('parentSurname'),
  };
}
