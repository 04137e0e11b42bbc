import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { walkedLines } from '../../apps/journeys/samples/walked-lines';

it('every line that is sold is walked by the journeys', () => {
  const walked = Object.values(walkedLines).map(({ line }) => line.id);
  expect(walked.toSorted()).toEqual(vehicleLines.map(({ id }) => id).toSorted());
});
