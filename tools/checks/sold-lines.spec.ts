import { soldLines } from '@emsal/lines/registry/facts-of';
import { form as dask } from '@emsal/lines/property/dask/form';
import { keyFactCodes } from '../../apps/checkout/offers/row/key-facts';
import { walkedLines } from '../../apps/journeys/samples/walked-lines';

it('every line that is sold is walked by the journeys', () => {
  // DASK has a journey of its own (apps/journeys/property): it knows homes by address code, not vehicles by plate.
  const walked = [...Object.values(walkedLines), { line: dask }].map(({ line }) => line.id);
  expect(walked.toSorted()).toEqual(soldLines.toSorted());
});

it('every line that is sold has the facts that a row of its list shows', () => {
  expect(soldLines.filter((id) => keyFactCodes(id).length !== 4)).toEqual([]);
});
