/** Who travels with the person of the form, in the same policy (decision 374). Who they are is asked once an offer is chosen (384). */
import type { AnswerSet, CheckContext, Row } from '@emsal/lines/kit/grammar/field';
import { rowsOf } from '@emsal/lines/kit/fields/check-rows';
import { group } from '@emsal/lines/kit/fields/group';
import { isAdult } from '@emsal/validation/ages/ages';
import { placesOlderThan } from '@emsal/risks/journey/oldest-travellers';
import { oldestTraveller, type TravelZone } from '@emsal/tariffs/travel/travel-figures';
import { date } from '@emsal/validation/dates/date';
import { identifiedPerson } from '../insured-people/person-fields';
import { mostTravellers } from './most-travellers';
import { travellersTexts as texts } from './travellers.texts';

const { identityNo, birthDate } = identifiedPerson('travellers');

/** Who concludes the contract where the person of the form may not: the first adult who travels along. */
export const buyerAmong = <R extends { birthDate?: string }>(rows: readonly R[], today: string): R | undefined =>
  rows.find((row) => {
    const birthday = dayOf(row.birthDate ?? '');
    return birthday !== '' && isAdult(birthday, today);
  });

/** Insurers give offers to a named policyholder: the only traveller whose number is needed before the prices. */
function isBuyer(row: Row, { answers, today }: Pick<CheckContext, 'answers' | 'today'>): boolean {
  const buyer = answers['showParentName'] === true ? buyerAmong(rowsOf(answers['travellers']), today) : undefined;
  return buyer !== undefined && buyer.birthDate === row['birthDate'];
}

export const travellers = group({
  label: texts.label,
  hint: texts.hint,
  row: { birthDate, identityNo: { ...identityNo, hint: texts.buyerHint } },
  when: { identityNo: isBuyer },
  bounds: () => ({ least: 0, most: mostTravellers - 1 }),
  words: { ...texts.words, item: (_, index) => texts.item(index) },
});

interface Birthdays {
  /** Of all who travel, as typed; the person of the form first. */
  birthdays: readonly string[];
  startDate: string;
  zone: string;
}

/** Why no insurer is asked online: somebody is too old. Null while nobody is. */
export function ageReason({ birthdays, startDate, zone }: Birthdays): string | null {
  const most = oldestTraveller.value[zone as TravelZone];
  const travelling = birthdays.map((typed) => ({ birthday: dayOf(typed) }));
  const places = placesOlderThan(most, { travellers: travelling, startDate });
  if (places.length === 0) return null;
  return birthdays.length > 1 ? texts.tooOld(places, most) : texts.tooOldAlone;
}

/** Empty while it is no day. */
function dayOf(typed: string): string {
  const day = date(typed);
  return day.ok ? day.value : '';
}

/** Below the step, before anything is sent: who has to go without the others; null for somebody who travels alone. */
export function ageNote(answers: AnswerSet): string | null {
  const others = rowsOf(answers['travellers']);
  if (others.length === 0) return null;
  const text = (name: string): string => String(answers[name] ?? '');
  const reason = ageReason({
    birthdays: [text('birthdayInsured'), ...others.map(({ birthDate = '' }) => birthDate)],
    startDate: text('travelStartDate'),
    zone: text('travelDestination'),
  });
  return reason && `${reason} ${texts.without}`;
}
