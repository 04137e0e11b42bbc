/** Underwriting rules for journeys (lines.md, 8). */
import type { Journey } from '@emsal/risks/journey/journey';
import { travellersAt } from '@emsal/risks/journey/journey.texts';
import { placesOlderThan } from '@emsal/risks/journey/oldest-travellers';
import type { TravelZone } from '@emsal/tariffs/travel/travel-figures';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

/** @param reasonOf null where the journey is insured */
const ofJourney =
  (reasonOf: (journey: Journey) => string | null): UnderwritingRule =>
  ({ risk }) => {
    const reason = risk.kind === 'journey' ? reasonOf(risk) : null;
    return reason === null ? null : notTaken(reason);
  };

export const noJourneysTo = (zone: TravelZone, name: string): UnderwritingRule =>
  ofJourney(({ destination }) => (destination === zone ? `${name} yolculuklarına teklif verilmiyor.` : null));

/** Completed years on the first day. One who is older is enough; among several the reason says who. */
export const noTravellersOlderThan = (most: number): UnderwritingRule =>
  ofJourney((journey) => {
    const places = placesOlderThan(most, journey);
    if (places.length === 0) return null;
    const reason = `${most} yaşından büyüklere teklif verilmiyor`;
    return journey.travellers.length > 1 ? `${reason}: ${travellersAt(places)}.` : `${reason}.`;
  });
