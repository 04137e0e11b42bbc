import { calls, type CallKey } from '@emsal/api/calls/table';
import { sweep } from '@emsal/lines/kit/sweep';
import { traffic } from './traffic';
import { samplesToday } from './traffic-samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };

it('holds in the sweep', () => {
  expect(sweep(traffic, context)).toEqual([]);
});
