/** TRAFFIC with its samples, on the day of the samples. */
import { calls, type CallKey } from '@emsal/api/calls/table';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { samples as trafficSamples } from '../traffic/samples';

export const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
export const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
export const sampleOf = (name: string) => sampleNamed(trafficSamples(samplesToday), name);
export const known = sampleOf('known plate').answers;
