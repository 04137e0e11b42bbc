import { calls, type CallKey } from '@emsal/api/calls/table';
import { sweep } from '@emsal/lines/kit/sweep';
import { samplesToday } from '../sample-parts';
import { usedVehicleTraffic } from './used-vehicle-traffic';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };

it('holds in the sweep', () => {
  expect(sweep(usedVehicleTraffic, context)).toEqual([]);
});
