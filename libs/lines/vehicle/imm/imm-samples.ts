/** TRAFFIC's ways, with a limit. A vehicle without a plate has no traffic policy yet, so its way ends with a refusal and is no sample. */
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import type { VehicleSamples } from '../sample-parts';
import { trafficSamples } from '../traffic/traffic-samples';

export const immSamples: VehicleSamples = (today) =>
  trafficSamples(today)
    .filter(({ answers }) => answers.licensePlateStatus === '1')
    .map(({ answers, ...sample }, at) => ({
      ...sample,
      answers: { ...answers, immLimit: at === 0 ? String(unlimitedImm) : '1000000' },
    }));
