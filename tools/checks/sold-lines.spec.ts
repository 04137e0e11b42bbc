import { soldLines } from '@emsal/lines/registry/facts-of';
import { keyFactCodes } from '../../apps/checkout/offers/row/key-facts';
import { walkedLines } from '../../apps/journeys/samples/walked-lines';

it('every line that is sold is walked by the journeys', () => {
  const walked = Object.values(walkedLines).map(({ line }) => line.id);
  expect(walked.toSorted()).toEqual(soldLines.toSorted());
});

it('every line that is sold has the facts that a row of its list shows', () => {
  expect(soldLines.filter((id) => keyFactCodes(id).length !== 4)).toEqual([]);
});
