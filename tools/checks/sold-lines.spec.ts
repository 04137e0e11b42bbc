import { factsOf, soldLines } from '@emsal/lines/registry/facts-of';
import { keyFactsOf } from '@emsal/lines/server/server-facets';
import { walkedLines } from '../../apps/journeys/samples/walked-lines';

it('every vehicle line that is sold is walked by the journeys', () => {
  // Homes have journeys of their own (apps/journeys/property); the backend's sold-lines.spec.ts buys every line.
  const walked = Object.values(walkedLines).map(({ line }) => line.id);
  expect(walked.toSorted()).toEqual(soldLines.filter((line) => factsOf(line).family === 'vehicle').toSorted());
});

it('every line that is sold has the facts that a row of its list shows', () => {
  expect(soldLines.filter((id) => keyFactsOf(id).length !== 4)).toEqual([]);
});
