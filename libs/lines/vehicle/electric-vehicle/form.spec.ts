import { calls, type CallKey } from '@emsal/api/calls/table';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as auto } from '../auto/form';
import { form as electricVehicle } from './form';
import { samples as electricVehicleSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(electricVehicle, { ...context, today, samples: electricVehicleSamples(today) })).toEqual([]);
});

it('has the steps of AUTO', () => {
  expect(electricVehicle.parts).toBe(auto.parts);
});

it('is electric, whatever was found or typed', () => {
  const { answers } = electricVehicleSamples(samplesToday)[0]!;
  const [saved] = saveRequests(electricVehicle, findStep(electricVehicle, 'arac-ozellikleri')!, {
    ...visit,
    answers: { ...answers, vehicleFuelType: '0' },
  });
  expect(saved?.body).toMatchObject({ vehicleFuelType: 3 });
});
