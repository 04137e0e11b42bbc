import { soldLines } from '@emsal/lines/registry/facts-of';
import { form as dask } from '@emsal/lines/property/dask/form';
import { form as home } from '@emsal/lines/property/home/form';
import { form as housing } from '@emsal/lines/property/housing/form';
import { keyFactsOf } from '@emsal/lines/server/server-facets';
import { walkedLines } from '../../apps/journeys/samples/walked-lines';

it('every line that is sold is walked by the journeys', () => {
  // Homes have journeys of their own (apps/journeys/property): they are known by address code, not by plate.
  const walked = [...Object.values(walkedLines), { line: dask }, { line: home }, { line: housing }].map(
    ({ line }) => line.id,
  );
  expect(walked.toSorted()).toEqual(soldLines.toSorted());
});

it('every line that is sold has the facts that a row of its list shows', () => {
  expect(soldLines.filter((id) => keyFactsOf(id).length !== 4)).toEqual([]);
});
