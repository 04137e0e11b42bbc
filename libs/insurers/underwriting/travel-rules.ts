/** Underwriting rules for journeys (lines.md, 8). */
import type { Journey } from '@emsal/risks/journey/journey';
import type { TravelZone } from '@emsal/tariffs/travel/travel-figures';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

const ofJourney =
  (isDeclined: (journey: Journey) => boolean, reason: string): UnderwritingRule =>
  ({ risk }) =>
    risk.kind === 'journey' && isDeclined(risk) ? notTaken(reason) : null;

export const noJourneysTo = (zone: TravelZone, name: string): UnderwritingRule =>
  ofJourney(({ destination }) => destination === zone, `${name} yolculuklarına teklif verilmiyor.`);

/** Completed years on the first day. */
export const noTravellersOlderThan = (most: number): UnderwritingRule =>
  ofJourney(
    ({ travellers, startDate }) => travellers.some(({ birthday }) => ageOn(birthday, startDate) > most),
    `${most} yaşından büyüklere teklif verilmiyor.`,
  );
