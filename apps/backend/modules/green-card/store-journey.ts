import type { ParsedOf } from '@emsal/api/calls/table';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { isCalendarDay } from '@emsal/validation/dates/calendar-day';
import { dateMessages } from '@emsal/validation/dates/date-messages';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { greenCardStart } from '@emsal/validation/green-card-start/green-card-start';
import { travelEnd } from '@emsal/validation/travel-end/travel-end';
import type { Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import type { Refusal } from '../../frame/refusal';
import { refuseWrong } from '../../frame/refuse-wrong';
import { refusedCover } from '../auto/traffic-cover';
import { readGreenCard, saveGreenCard } from './green-card-store';

type Journey = ParsedOf<'POST quoterequestapi/greencard/saveTravelGreenCardAsync'>;

const vehicleFirst = 'Önce aracın plakasını girin';
const pickCountry = 'Listeden bir ülke seçin';

/** Starts at most 60 days ahead, ends after that, and a running traffic policy covers it. @throws ProtocolError badBody */
export async function storeJourney(journey: Journey, context: VisitContext): Promise<null | Refusal> {
  const { visitId, travelStartDate: start, travelEndDate: end } = journey;
  refuseWrong(wrongJourney(journey, dayInTurkey(context.clock.now())));
  const vehicle = await readGreenCard(context.db, visitId);
  if (!vehicle?.licensePlateNo) throw new ProtocolError('badBody', { fields: { licensePlateNo: vehicleFirst } });
  const refusal = await refusedCover(context, { licensePlateNo: vehicle.licensePlateNo }, { start, end });
  if (refusal) return refusal;
  await saveGreenCard(context.db, journey);
  return null;
}

function wrongJourney({ travelStartDate, travelEndDate, countryId }: Journey, today: string): Record<string, string> {
  return {
    ...wrongDay('travelStartDate', travelStartDate, (start) => greenCardStart(start, today)),
    ...wrongDay('travelEndDate', travelEndDate, (end) => travelEnd(end, travelStartDate)),
    ...(!greenCardCountries.some(({ code }) => code === countryId) && { countryId: pickCountry }),
  };
}

function wrongDay(field: string, day: string, judge: (day: string) => Verdict): Record<string, string> {
  if (!isCalendarDay(day)) return { [field]: dateMessages.notReal() };
  const verdict = judge(day);
  return verdict.ok ? {} : { [field]: verdict.message };
}
