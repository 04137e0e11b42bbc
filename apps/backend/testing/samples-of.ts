/** Samples by line; a registry of its own, because no page needs them. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Sample, Samples } from '@emsal/lines/kit/sample';
import { samples as personalAccidentSamples } from '@emsal/lines/health/personal-accident/samples';
import { samples as travelSamples } from '@emsal/lines/health/travel/samples';
import { samples as petSamples } from '@emsal/lines/health/pet/samples';
import { samples as homeSamples } from '@emsal/lines/property/home/samples';
import { samples as housingSamples } from '@emsal/lines/property/housing/samples';
import { samples as daskSamples } from '@emsal/lines/property/dask/samples';
import { samples as autoSamples } from '@emsal/lines/vehicle/auto/samples';
import { samples as electricVehicleSamples } from '@emsal/lines/vehicle/electric-vehicle/samples';
import { samples as greenCardSamples } from '@emsal/lines/vehicle/green-card/samples';
import { samples as immSamples } from '@emsal/lines/vehicle/imm/samples';
import { samples as shortTrafficSamples } from '@emsal/lines/vehicle/short-traffic/samples';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { samples as usedVehicleTrafficSamples } from '@emsal/lines/vehicle/used-vehicle-traffic/samples';

const samples: Partial<Record<LineId, Samples>> = {
  AUTO: autoSamples,
  ELECTRICVEHICLE: electricVehicleSamples,
  TRAFFIC: trafficSamples,
  SHORTTRAFFIC: shortTrafficSamples,
  USEDVEHICLETRAFFIC: usedVehicleTrafficSamples,
  IMM: immSamples,
  GREENCARD: greenCardSamples,
  TRAVEL: travelSamples,
  PERSONALACCIDENT: personalAccidentSamples,
  PET: petSamples,
  HOME: homeSamples,
  HOUSING: housingSamples,
  DASK: daskSamples,
};

/** @param today `YYYY-MM-DD`, to which the samples' dates are relative */
export function samplesOf(id: LineId, today: string): readonly Sample[] {
  const found = samples[id];
  if (!found) throw new Error(`no samples of ${id}: add them to apps/backend/testing/samples-of.ts`);
  return found(today);
}
