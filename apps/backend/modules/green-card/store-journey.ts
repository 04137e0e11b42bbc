import type { ParsedOf } from '@emsal/api/calls/table';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { isCalendarDay } from '@emsal/validation/dates/calendar-day';
import { dateMessages } from '@emsal/validation/dates/date-messages';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { greenCardStart } from '@emsal/validation/green-card-start/green-card-start';
import { travelEnd } from '@emsal/validation/travel-end/travel-end';
import type { Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { refuseWithoutPolicy } from '../vehicle/running-traffic-policy';
import { readGreenCard, saveGreenCard } from './green-card-store';

type Journey = ParsedOf<'POST quoterequestapi/greencard/saveTravelGreenCardAsync'>;

const vehicleFirst = 'Önce aracın plakasını girin';
const pickCountry = 'Listeden bir ülke seçin';

/** Starts at most 60 days ahead, ends later, and is covered by a traffic policy. @throws ProtocolError badBody */
export async function storeJourney(journey: Journey, context: VisitContext): Promise<null | Refusal> {
  const { visitId, travelStartDate: start, travelEndDate: end } = journey;
  refuseInvalidFields(validateJourney(journey, dayInTurkey(context.clock.now())));
  const vehicle = await readGreenCard(context.db, visitId);
  if (!vehicle?.licensePlateNo) throw new ProtocolError('badBody', { fields: { licensePlateNo: vehicleFirst } });
  const refusal = await refuseWithoutPolicy(context, { licensePlateNo: vehicle.licensePlateNo }, { start, end });
  if (refusal) return refusal;
  await saveGreenCard(context.db, journey);
  return null;
}

function validateJourney(
  { travelStartDate, travelEndDate, countryId }: Journey,
  today: string,
): Record<string, string> {
  return {
    ...dayError('travelStartDate', travelStartDate, (start) => greenCardStart(start, today)),
    ...dayError('travelEndDate', travelEndDate, (end) => travelEnd(end, travelStartDate)),
    ...(!greenCardCountries.some(({ code }) => code === countryId) && { countryId: pickCountry }),
  };
}

function dayError(field: string, day: string, rule: (day: string) => Verdict): Record<string, string> {
  if (!isCalendarDay(day)) return { [field]: dateMessages.notReal() };
  const verdict = rule(day);
  return verdict.ok ? {} : { [field]: verdict.message };
}
