/** TRAFFIC's samples, with a limit. */
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import type { FirstDayFields } from '../first-day/first-day-fields';
import type { VehicleSample, VehicleSamples } from '../sample-parts';
import { samples as trafficSamples } from '../traffic/samples';
import type { immFields } from './imm-fields';

type OwnFields = typeof immFields & FirstDayFields;

const withLimit = ({ answers, ...sample }: VehicleSample<FirstDayFields>, at: number): VehicleSample<OwnFields> => ({
  ...sample,
  answers: { ...answers, immLimit: at === 0 ? String(unlimitedImm) : '1000000' },
});
const hasPlate = ({ answers }: Pick<VehicleSample, 'answers'>): boolean => answers.licensePlateStatus === '1';

export const samples: VehicleSamples<OwnFields> = (today) => trafficSamples(today).filter(hasPlate).map(withLimit);

/** Valid answers that end in a refusal, so no journey uses them: a vehicle without a plate has no traffic policy yet. */
export const immWithoutPlate: VehicleSamples<OwnFields> = (today) =>
  trafficSamples(today)
    .filter((sample) => !hasPlate(sample))
    .map(withLimit);
