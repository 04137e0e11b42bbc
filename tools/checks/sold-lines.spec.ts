import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { comparedKeys } from '../../apps/checkout/offers/compared-facts';
import { walkedLines } from '../../apps/journeys/samples/walked-lines';

it('every line that is sold is walked by the journeys', () => {
  const walked = Object.values(walkedLines).map(({ line }) => line.id);
  expect(walked.toSorted()).toEqual(vehicleLines.map(({ id }) => id).toSorted());
});

it('every line that is sold has the facts that a row of its list shows', () => {
  expect(vehicleLines.filter(({ id }) => comparedKeys(id).length !== 4).map(({ id }) => id)).toEqual([]);
});
