import { calls, type CallKey } from '@emsal/api/calls/table';
import { sweep } from '@emsal/lines/kit/sweep';
import { samplesToday } from '../sample-parts';
import { greenCard } from './green-card';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };

it('holds in the sweep', () => {
  expect(sweep(greenCard, context)).toEqual([]);
});
