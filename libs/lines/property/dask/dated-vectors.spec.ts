/** The premium that the form shows, in the dated cases that the calculator and the sandbox's insurers answer too. */
import { noAddress } from '@emsal/lines/kit/fields/address';
import { vectorsOf } from '@emsal/tariffs/testing/dated-vectors';
import { premiumOf } from './premium';

const floorCode = (floors: number) => (floors <= 3 ? '5' : floors <= 7 ? '6' : floors <= 18 ? '7' : '8');

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
