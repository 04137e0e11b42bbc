/** The highest premium that the engine accepts, in the dated cases that the ceiling calculator answers too. */
import { vectorsOf } from '@emsal/tariffs/testing/dated-vectors';
import { lawfulMaximum } from './lawful-maximum';
import { sampleRequest } from './testing/samples';

it.each(vectorsOf('ceiling'))('$input on $day', ({ day, input: { province, vehicleClass, step }, expected }) => {
  const risk = { ...sampleRequest.risk, provinceCode: province, vehicleClass, isElectric: false };
  const request = { ...sampleRequest, startDate: day, previousPolicyEnd: undefined, risk };
  expect(lawfulMaximum(request as typeof sampleRequest, step)).toBe(expected);
});
