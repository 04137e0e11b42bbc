/** TRAFFIC's samples, with a limit. */
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import type { VehicleSample, VehicleSamples } from '../sample-parts';
import { samples as trafficSamples } from '../traffic/samples';

const withLimit = ({ answers, ...sample }: VehicleSample, at: number): VehicleSample => ({
  ...sample,
  answers: { ...answers, immLimit: at === 0 ? String(unlimitedImm) : '1000000' },
});
const hasPlate = ({ answers }: VehicleSample): boolean => answers.licensePlateStatus === '1';

export const samples: VehicleSamples = (today) => trafficSamples(today).filter(hasPlate).map(withLimit);

/** Valid answers that end in a refusal, so no journey uses them: a vehicle without a plate has no traffic policy yet. */
export const immWithoutPlate: VehicleSamples = (today) =>
  trafficSamples(today)
    .filter((sample) => !hasPlate(sample))
    .map(withLimit);
