/**
 * The facts of all lines, from the specification's tables, without their forms. A page of one line loads only that line's facts
 * (decision 192).
 */
import type { LineId } from './line-ids';
import type { LineFacts } from './line-shape';
import { autoFacts } from './rows/auto';
import { complementHealthFacts } from './rows/complement-health';
import { daskFacts } from './rows/dask';
import { electricVehicleFacts } from './rows/electric-vehicle';
import { greenCardFacts } from './rows/green-card';
import { healthFacts } from './rows/health';
import { homeFacts } from './rows/home';
import { housingFacts } from './rows/housing';
import { immFacts } from './rows/imm';
import { personalAccidentFacts } from './rows/personal-accident';
import { petFacts } from './rows/pet';
import { phoneFacts } from './rows/phone';
import { shortTrafficFacts } from './rows/short-traffic';
import { trafficFacts } from './rows/traffic';
import { travelFacts } from './rows/travel';
import { usedVehicleTrafficFacts } from './rows/used-vehicle-traffic';

export type { LineFacts };

/** ELECTRICVEHICLE and USEDVEHICLETRAFFIC have the values of AUTO and TRAFFIC where the specification's tables omit them. */
export const lineFacts: Readonly<Record<LineId, LineFacts>> = {
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
};

export function factsOf(id: LineId): LineFacts {
  return lineFacts[id];
}
