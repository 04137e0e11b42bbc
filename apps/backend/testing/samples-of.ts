/** Samples by line; a registry of its own, because no page needs them. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Sample, Samples } from '@emsal/lines/kit/sample';
import { personalAccidentSamples } from '@emsal/lines/health/personal-accident/personal-accident-samples';
import { travelSamples } from '@emsal/lines/health/travel/travel-samples';
import { petSamples } from '@emsal/lines/health/pet/pet-samples';
import { daskSamples } from '@emsal/lines/property/dask/dask-samples';
import { autoSamples } from '@emsal/lines/vehicle/auto/auto-samples';
import { electricVehicleSamples } from '@emsal/lines/vehicle/electric-vehicle/electric-vehicle-samples';
import { greenCardSamples } from '@emsal/lines/vehicle/green-card/green-card-samples';
import { immSamples } from '@emsal/lines/vehicle/imm/imm-samples';
import { shortTrafficSamples } from '@emsal/lines/vehicle/short-traffic/short-traffic-samples';
import { trafficSamples } from '@emsal/lines/vehicle/traffic/traffic-samples';
import { usedVehicleTrafficSamples } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic-samples';

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
  DASK: daskSamples,
};

/** @param today `YYYY-MM-DD`, to which the samples' dates are relative */
export function samplesOf(id: LineId, today: string): readonly Sample[] {
  const found = samples[id];
  if (!found) throw new Error(`no samples of ${id}: add them to apps/backend/testing/samples-of.ts`);
  return found(today);
}
