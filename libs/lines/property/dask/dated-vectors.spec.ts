/** The premium that the form shows, in the dated cases that the calculator and the sandbox's insurers answer too. */
import { noAddress } from '@emsal/lines/kit/fields/address';
import { vectorsOf } from '@emsal/tariffs/testing/dated-vectors';
import { premiumOf } from './premium';

function floorCode(floors: number): string {
  if (floors <= 3) return '5';
  if (floors <= 7) return '6';
  return floors <= 18 ? '7' : '8';
}

it.each(vectorsOf('dask'))('$input on $day', ({ day, input, expected }) => {
  const answers = {
    buildingType: input.construction === 'concrete' ? '4' : '5',
    buildingAge: input.isBefore2000 ? '6' : '9',
    floorCount: floorCode(input.floors),
    buildingArea: String(input.area),
    address: { ...noAddress, city: input.province },
    renewData: input.isRenewal ? day : '',
  };
  expect(premiumOf(answers, day)!.premium * 100).toBe(expected);
});
