/**
 * The facts of all lines, from the specification's tables, without their forms. A page of one line loads only that line's facts
 * (decision 192).
 */
import { lineIds, type LineId } from '@emsal/lines/facts/line-ids';
import type { LineFacts, Sale } from '@emsal/lines/facts/line-facts';
import { autoFacts } from '@emsal/lines/vehicle/auto/facts';
import { complementHealthFacts } from '@emsal/lines/health/complement-health/facts';
import { daskFacts } from '@emsal/lines/property/dask/facts';
import { electricVehicleFacts } from '@emsal/lines/vehicle/electric-vehicle/facts';
import { greenCardFacts } from '@emsal/lines/vehicle/green-card/facts';
import { healthFacts } from '@emsal/lines/health/private-health/facts';
import { homeFacts } from '@emsal/lines/property/home/facts';
import { housingFacts } from '@emsal/lines/property/housing/facts';
import { immFacts } from '@emsal/lines/vehicle/imm/facts';
import { personalAccidentFacts } from '@emsal/lines/health/personal-accident/facts';
import { petFacts } from '@emsal/lines/health/pet/facts';
import { phoneFacts } from '@emsal/lines/property/phone/facts';
import { shortTrafficFacts } from '@emsal/lines/vehicle/short-traffic/facts';
import { trafficFacts } from '@emsal/lines/vehicle/traffic/facts';
import { travelFacts } from '@emsal/lines/health/travel/facts';
import { usedVehicleTrafficFacts } from '@emsal/lines/vehicle/used-vehicle-traffic/facts';

/** ELECTRICVEHICLE and USEDVEHICLETRAFFIC have the values of AUTO and TRAFFIC where the specification's tables omit them. */
const facts = {
  AUTO: autoFacts,
  TRAFFIC: trafficFacts,
  SHORTTRAFFIC: shortTrafficFacts,
  USEDVEHICLETRAFFIC: usedVehicleTrafficFacts,
  ELECTRICVEHICLE: electricVehicleFacts,
  IMM: immFacts,
  GREENCARD: greenCardFacts,
  HEALTH: healthFacts,
  COMPLEMENTHEALTH: complementHealthFacts,
  TRAVEL: travelFacts,
  HOME: homeFacts,
  HOUSING: housingFacts,
  DASK: daskFacts,
  PET: petFacts,
  PHONE: phoneFacts,
  PERSONALACCIDENT: personalAccidentFacts,
} satisfies Readonly<Record<LineId, LineFacts>>;

export const lineFacts: Readonly<Record<LineId, LineFacts>> = facts;

/** A line whose facts say `sale: 'online'`: without all its files it does not compile. */
export type SoldLine = LineOf<'online'>;
/** A line whose facts say `sale: 'adviser'`: without form and `adviser.ts` it does not compile. */
export type AdvisedLine = LineOf<'adviser'>;
type LineOf<How extends Sale> = {
  [Line in LineId]: (typeof facts)[Line]['sale'] extends How ? Line : never;
}[LineId];

/** Its form is published: insurers are asked, or an adviser. */
export const isOffered = (line: LineId): boolean => lineFacts[line].sale !== 'closed';
export const isSold = (line: LineId): line is SoldLine => facts[line].sale === 'online';
export const soldLines: readonly SoldLine[] = lineIds.filter(isSold);

export function factsOf(id: LineId): LineFacts {
  return lineFacts[id];
}
