/** TRAFFIC's ways, with a limit. A vehicle without a plate has no traffic policy yet, so its way ends with a refusal and is no sample. */
import type { VehicleSample } from '../sample-parts';
import { unlimitedImm } from '../option-lists';
import { trafficSamples } from '../traffic/traffic-samples';

const withPlate = trafficSamples.filter(({ answers }) => answers.licensePlateStatus === '1');

export const immSamples: readonly VehicleSample[] = withPlate.map(({ answers, ...sample }, at) => ({
  ...sample,
  answers: { ...answers, immLimit: at === 0 ? unlimitedImm : '1000000' },
}));
