/** What the sandbox's insurers charge for DASK in the dated cases that the calculator and the form answer too. */
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { insurersSelling } from '@emsal/insurers/registry';
import { vectorsOf, type DaskCase } from '@emsal/tariffs/testing/dated-vectors';
import { insurerOffer } from './insurer-offer';

const seed = '7';
function floorCode(floors: number): string {
  if (floors <= 3) return '5';
  if (floors <= 7) return '6';
  return floors <= 18 ? '7' : '8';
}

function requestFor(day: string, { province, area, construction, isBefore2000, floors, isRenewal }: DaskCase) {
  const sample = sampleRequests.DASK;
  return {
    ...sample,
    startDate: day,
    previousPolicyEnd: isRenewal ? day : undefined,
    risk: {
      ...sample.risk,
      provinceCode: province,
      area,
      buildingType: construction === 'concrete' ? '4' : '5',
      buildingAge: isBefore2000 ? '7' : '9',
      floorCount: floorCode(floors),
    },
  };
}

const insurers = insurersSelling('DASK');

it.each(vectorsOf('dask'))('every insurer asks the tariff’s premium on $day: $input', ({ day, input, expected }) => {
  const history = { claims: 0, step: 4, level: 0 } as const;
  const totals = insurers.map((facts) => insurerOffer({ facts, request: requestFor(day, input), history, seed }).total);
  expect(new Set(totals)).toEqual(new Set([expected]));
});

const asking = insurersSelling('TRAFFIC');
const traffic = sampleRequests.TRAFFIC;

it.each(vectorsOf('ceiling'))('no insurer asks more than the ceiling on $day: $input', ({ day, input, expected }) => {
  const { province: provinceCode, vehicleClass, step } = input;
  const request = {
    ...traffic,
    startDate: day,
    previousPolicyEnd: day,
    risk: { ...traffic.risk, provinceCode, vehicleClass },
  };
  const history = { claims: 0, step, level: 0 } as const;
  const totals = asking.map((facts) => insurerOffer({ facts, request, history, seed }).total);
  expect(Math.min(...totals)).toBeGreaterThan(0);
  expect(Math.max(...totals)).toBeLessThanOrEqual(expected);
});
